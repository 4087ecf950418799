import { answerDocument } from "#app/_pages/answer-document.ts";
import { errorResponse } from "#app/_pages/error-response.ts";
import { previewTag } from "#lib/seo/preview.ts";
import { cachedPreview } from "#lib/seo/preview-cache.ts";
import { readPreview } from "#lib/seo/read-preview.ts";

const headers = {
  "content-type": "image/png",
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * SITE-14: returns the picture of a shared link. Draws only addresses that pages contain: the tag must be that of the
 * current texts, so each subject has one picture per language.
 */
export async function GET(_: Request, { params }: RouteContext<"/og/[locale]/[tag]/[file]">): Promise<Response> {
  const { tag, locale, file } = await params;
  return answerDocument(locale, async (visitor) => {
    const preview = await readPreview(visitor, /^(.+)\.png$/.exec(file)?.[1] ?? "");
    if (!preview || previewTag(preview) !== tag) return null;
    const picture = await cachedPreview(preview);
    return picture ? new Response(new Uint8Array(picture), { headers }) : errorResponse(503);
  });
}
