/** "maria88" → "ma***8": enough to know oneself by, too little for others. Stars do not tell the length. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  const shown = letters.length > 4 ? 2 : 1;
  return `${letters.slice(0, shown).join("")}***${letters.length > 4 ? letters.at(-1) : ""}`;
}
