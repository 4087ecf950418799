/** Fills "Play {game}" to "Play Dice". For texts that are sent unfilled and completed where they are shown. */
export function fillText(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
