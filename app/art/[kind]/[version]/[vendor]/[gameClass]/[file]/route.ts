import { artVersion } from "#lib/art/address.ts";
import { cover, emblem, symbol, thumb } from "#lib/art/cover.ts";

const draw = { cover, thumb, emblem, symbol };
const kinds = Object.keys(draw) as (keyof typeof draw)[];

const headers = {
  "content-type": "image/svg+xml; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
  // Opened directly, it is a document of our origin, so it must not run anything.
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Returns a drawing as an SVG. Its URL contains everything it depends on, so it never changes. */
export async function GET(_: Request, context: RouteContext<"/art/[kind]/[version]/[vendor]/[gameClass]/[file]">) {
  const params = await context.params;
  const kind = kinds.find((known) => known === params.kind);
  const slug = /^([a-z0-9-]{1,64})\.svg$/.exec(params.file)?.[1];
  const valid =
    params.version === artVersion &&
    /^[A-Z0-9_-]{2,20}$/.test(params.vendor) &&
    /^[a-z0-9-]{2,24}(\.[a-z])?$/.test(params.gameClass);
  if (!kind || !slug || !valid)
    return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(draw[kind]({ slug, gameClass: params.gameClass, vendor: params.vendor }), { headers });
}
