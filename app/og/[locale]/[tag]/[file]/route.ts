import { answerDocument } from "#app/_pages/answer-document.ts";
import { refusal } from "#app/_pages/refusal.ts";
import { keptPreview } from "#lib/seo/kept-previews.ts";
import { previewTag } from "#lib/seo/preview.ts";
import { readPreview } from "#lib/seo/read-preview.ts";

const headers = {
  "content-type": "image/png",
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * SITE-14: the picture of a shared link. Only addresses that pages give out are drawn: the tag is that of the words as
 * they stand, so each thing has one picture in each language.
 */
export async function GET(_: Request, { params }: RouteContext<"/og/[locale]/[tag]/[file]">): Promise<Response> {
  const { tag, locale, file } = await params;
  return answerDocument(locale, async (visitor) => {
    const preview = await readPreview(visitor, /^(.+)\.png$/.exec(file)?.[1] ?? "");
    if (!preview || previewTag(preview) !== tag) return null;
    const picture = await keptPreview(preview);
    return picture ? new Response(new Uint8Array(picture), { headers }) : refusal(503);
  });
}
