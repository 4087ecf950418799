/** SITE-07: the site's own picture, as its configuration names it. Pixels are those of the file. */
export interface SiteLogo {
  /** Told by its bytes: another picture has another name. */
  image: string;
  width: number;
  height: number;
}

/** Where `app/art/logo` serves it, for ever. */
export function logoAddress({ image }: Pick<SiteLogo, "image">): string {
  return `/art/logo/${image}.webp`;
}

/** For the page: the picture where it is served. */
export function logoPicture({ image, width, height }: SiteLogo): { src: string; width: number; height: number } {
  return { src: logoAddress({ image }), width, height };
}
