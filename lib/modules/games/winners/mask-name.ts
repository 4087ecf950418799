/** "maria88" → "ma***8": players recognise their own name, others do not. The number of stars is constant. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  const shown = letters.length > 4 ? 2 : 1;
  return `${letters.slice(0, shown).join("")}***${letters.length > 4 ? letters.at(-1) : ""}`;
}
