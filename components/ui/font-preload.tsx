/**
 * Preloads a font with the page, before the first text needs it. It is an element because React emits its preload hint
 * after the page.
 */
export function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
