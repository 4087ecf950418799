/** SITE-07: the site's own logo, as the configuration names it. Width and height are the file's, in pixels. */
export interface SiteLogo {
  /** Digest of the bytes: another picture has another name. */
  image: string;
  width: number;
  height: number;
}

/** Returns the permanent address of the logo, served by `app/art/logo`. */
export function logoAddress({ image }: Pick<SiteLogo, "image">): string {
  return `/art/logo/${image}.webp`;
}

/** Returns the picture's address and size for a page. */
export function logoPicture({ image, width, height }: SiteLogo): { src: string; width: number; height: number } {
  return { src: logoAddress({ image }), width, height };
}
