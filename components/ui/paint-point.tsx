/**
 * The browser first paints when it has parsed as far as this, so that a page whose parts stand by the room that others
 * leave (a grid's rows, `order`) isn't seen half built, and then moving. Browsers that don't know it paint as ever.
 * Early in a page, or in one that is no use in part: everything before it is waited for.
 */
export function PaintPoint({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
