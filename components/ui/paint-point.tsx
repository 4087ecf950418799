/**
 * Blocks the first paint until the parser reaches this point. A page whose layout depends on later siblings (a grid's
 * rows, `order`) would otherwise show half built and then shift. Browsers without support paint as usual. Place it
 * early, or where a partial page is useless: everything before it delays the paint.
 */
export function PaintPoint({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
