import "server-only";
import sanitizeHtml from "sanitize-html";

/** Allows text, lists, simple tables and links; nothing that loads, runs or styles itself. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br strong b em i u s ul ol li h3 h4 blockquote hr a table thead tbody tr th td".split(" "),
  allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }) },
  disallowedTagsMode: "discard",
};

/** Removes everything from a notice's HTML that is not in the list of allowed elements. Idempotent. */
export function sanitiseNotice(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Returns the first paragraph of safe HTML as plain text, or all of it where it has no paragraph. */
export function leadOf(html: string): string {
  const [, first = html] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = first.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "");
  return text.replace(/\s+/g, " ").trim();
}
