// Which page an address means: the landing page, a room, a replay, a lesson, a puzzle, bots to watch, fair deals.

export type Route =
  | { page: "landing" }
  | { page: "room"; room: string }
  | { page: "replay"; name: string; coach: number | null } // the seat whose review is shown
  | { page: "learn"; lesson: number }
  | { page: "puzzle"; id: string; theme: string } // without an id that of the day
  | { page: "watch"; name: string } // the name of a show
  | { page: "fair"; name: string }; // the replay that is checked, or nothing

function routeOf(path: string, query: string): Route {
  const [, first, second] = path.split("/");
  if (first === "r" && second) return { page: "room", room: decodeURIComponent(second) };
  if (first === "replay" && second) {
    return { page: "replay", name: decodeURIComponent(second), coach: seatIn(query) };
  }
  if (first === "learn") return { page: "learn", lesson: Number(second ?? 1) || 1 };
  if (first === "puzzle") {
    const theme = new URLSearchParams(query).get("theme") ?? "";
    return { page: "puzzle", id: decodeURIComponent(second ?? ""), theme };
  }
  if (first === "watch") return { page: "watch", name: decodeURIComponent(second ?? "") };
  if (first === "fair") return { page: "fair", name: decodeURIComponent(second ?? "") };
  return { page: "landing" };
}

function seatIn(query: string): number | null {
  const seat = new URLSearchParams(query).get("coach") ?? "";
  return /^\d$/.test(seat) ? Number(seat) : null;
}

let current = $state.raw<Route>(routeOf(location.pathname, location.search));

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to another page without a reload. */
export function go(path: string): void {
  history.pushState(null, "", path);
  current = routeOf(location.pathname, location.search);
  scrollTo(0, 0);
}

addEventListener("popstate", () => (current = routeOf(location.pathname, location.search)));
