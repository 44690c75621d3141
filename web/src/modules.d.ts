declare module "virtual:languages" {
  type Text = () => Promise<{ default: string }>;
  type Parts = Record<"words" | "table" | "rules" | "fair" | "learn" | "coach" | "puzzles", Text>;
  const languages: Record<string, Parts & { name: string }>;
  export default languages;
}
