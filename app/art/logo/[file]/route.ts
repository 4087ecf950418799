import { errorResponse } from "#app/_pages/error-response.ts";
import { readLogoImage } from "#lib/modules/system/index.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { services } from "#lib/portal/composition/services.ts";

const headers = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

/** SITE-07: returns the site's logo. The name is a digest of the bytes, so the content of a URL never changes. */
export async function GET(_: Request, { params }: RouteContext<"/art/logo/[file]">): Promise<Response> {
  const image = /^([0-9a-f]{32})\.webp$/.exec((await params).file)?.[1];
  const held = services();
  try {
    const picture = image ? await readLogoImage(held, image) : null;
    return picture ? new Response(picture, { headers }) : errorResponse(404);
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    held.log.error({ err: error }, "A logo could not be read");
    return errorResponse(503);
  }
}
