// The page about fair deals, by the ids of its paragraphs.

export const NOT_PROVED = "fair-not-title";

export const NOT_READ = { missing: "fair-not-there", away: "fair-no-answer" } as const;

export const PARAGRAPHS = [
  { title: "fair-how-title", texts: ["fair-how-secret", "fair-how-seeds", "fair-how-after", "fair-how-chain"] },
  { title: "fair-proves-title", texts: ["fair-proves-chosen", "fair-proves-changed"] },
  { title: NOT_PROVED, texts: ["fair-not-told", "fair-not-withheld", "fair-not-friends", "fair-not-alone"] },
] as const;
