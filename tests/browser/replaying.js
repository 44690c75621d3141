// A page that is told recorded games: replaying.py puts this into it before its own scripts. The connection of the page leads
// here instead of to a server. `replaying.show` tells a moment as a game of its own and waits until it is drawn.
{
  const frame = () => new Promise(requestAnimationFrame);
  const TRIES = 600;
  // Below 0.0004 Chromium draws nothing, which is half of its work; layout and what lies over what stay as they are.
  const INVISIBLE = "0.0003";
  let line = null;
  let frames = [];

  class Line {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;

    readyState = Line.CONNECTING;

    constructor() {
      line = this;
      setTimeout(() => {
        this.readyState = Line.OPEN;
        this.onopen();
      });
    }

    /** Greet, and take what else the page says without a consequence. */
    send(written) {
      const { do: command, n } = JSON.parse(written);
      if (command === "hello") this.greeted = true;
      const answer = command === "hello" ? frames : [JSON.stringify({ is: "done", n })];
      setTimeout(() => this.hear(answer));
    }

    hear(told) {
      for (const data of told) if (this.readyState === Line.OPEN) this.onmessage({ data });
    }

    close() {
      this.readyState = Line.CLOSED;
      setTimeout(() => this.onclose());
    }
  }
  window.WebSocket = Line;

  /** Whether so many other players and cards of one's own are on the page. */
  const isDrawn = ({ seats, cards }) =>
    document.querySelectorAll("main .seat").length === seats &&
    document.querySelectorAll("main [role=toolbar] button").length === cards;

  window.replaying = {
    /** Tell the page these frames and wait until it shows them. */
    async show(moment) {
      document.documentElement.style.opacity = INVISIBLE;
      frames = moment.frames;
      if (line?.greeted) line.hear(frames);
      for (let tries = 0; tries < TRIES && !isDrawn(moment); tries += 1) await frame();
      if (!isDrawn(moment))
        throw new Error(`${moment.about}: the page does not show ${moment.cards} cards and ${moment.seats} players`);
    },
  };
}
