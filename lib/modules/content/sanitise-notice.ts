import "server-only";
import sanitizeHtml from "sanitize-html";

/** Text, lists, simple tables and links: what a notice needs, nothing that loads, runs or dresses itself. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br strong b em i u s ul ol li h3 h4 blockquote hr a table thead tbody tr th td".split(" "),
  allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }) },
  disallowedTagsMode: "discard",
};

/** A notice's HTML without anything that is not on the list; idempotent. */
export function sanitiseNotice(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** How safe HTML begins, as plain text: its first paragraph, or all of it where it has none. */
export function leadOf(html: string): string {
  const [, first = html] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = first.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "");
  return text.replace(/\s+/g, " ").trim();
}
