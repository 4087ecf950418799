/** A picture of the site, with its intrinsic size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** True when a logo is at least twice as wide as high: it counts as a word mark that contains the name. */
export function isWordMark({ width, height }: Picture): boolean {
  return width >= 2 * height;
}
