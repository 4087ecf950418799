/** Advance widths of the display face at 75% width and weight 800, in hundredths of the type size. */
const letters = "A52B52C51D53E42F40G53H54I26J33K52L40M75N59O54P52Q54R53S49T46U54V51W79X55Y55Z44";
const digits = [50, 30, 46, 46, 50, 48, 49, 40, 49, 49];
const widths = new Map<string, number>([
  ...[...letters.matchAll(/(.)(\d\d)/g)].map(([, sign = "", width]): [string, number] => [sign, Number(width)]),
  ...digits.map((width, digit): [string, number] => [String(digit), width]),
  [" ", 19],
  ["'", 18],
  ["-", 25],
  ["&", 65],
  ["!", 25],
  [".", 17],
]);

const widthOf = (line: string) => [...line].reduce((sum, sign) => sum + (widths.get(sign) ?? 56), 0) / 100;

/** A line of a title: type size in units of a cover 300 wide, and its vertical stretch. */
export interface TitleLine {
  text: string;
  size: number;
  stretch: number;
}

const measure = 252;

/**
 * Breaks a title into one or two lines that fill the cover's width. A long single word would be too low, so it is
 * stretched upwards, as in wood type.
 */
export function titleLines(name: string): TitleLine[] {
  const words = name.trim().split(/\s+/);
  let lines = [words.join(" ")];
  if (words.length > 1 && (lines[0]?.length ?? 0) > 7) {
    let best = Number.POSITIVE_INFINITY;
    for (let split = 1; split < words.length; split++) {
      const candidate = [words.slice(0, split).join(" "), words.slice(split).join(" ")];
      const widest = Math.max(...candidate.map((line) => widthOf(line.toUpperCase())));
      if (widest < best) {
        best = widest;
        lines = candidate;
      }
    }
  }
  const cap = lines.length > 1 ? 66 : 88;
  return lines.map((text) => {
    const size = Math.min(cap, Math.floor(measure / widthOf(text.toUpperCase())));
    const stretch = lines.length === 1 && size < 62 ? Math.min(1.4, 62 / size) : 1;
    return { text, size, stretch };
  });
}

/** Returns the top of a title, in units of a cover 400 high. */
export function titleTop(lines: readonly TitleLine[]): number {
  return lines.reduce((y, line) => y - Math.round(line.size * line.stretch * 0.79) - 1, 374);
}
