/** "Play {game}" → "Play Dice": words that travel as they are and are filled where they are shown. */
export function fillText(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
