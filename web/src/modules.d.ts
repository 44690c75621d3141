declare module "virtual:languages" {
  type Text = () => Promise<{ default: string }>;
  const languages: Record<string, { name: string; words: Text; table: Text; rules: Text; fair: Text; learn: Text }>;
  export default languages;
}
