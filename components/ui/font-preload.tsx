/** Asks for a font with the page, not when the first text wants it. An element, since React's hint comes after the page. */
export function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
