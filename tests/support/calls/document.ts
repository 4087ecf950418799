const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Returns the visible text: without tags, scripts and comments, entities resolved, whitespace joined. */
export function textOf(html: string): string {
  const bare = html.replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, "").replace(/<[^>]*>/g, " ");
  return resolveEntities(bare).replace(/\s+/g, " ").trim();
}

/**
 * Returns the content of the first element that matches `start`, a regular expression. Elements of the same name may be
 * nested in it.
 */
export function insideOf(html: string, start: RegExp): string {
  const found = start.exec(html);
  const name = /^<(\w+)/.exec(found?.[0] ?? "")?.[1];
  if (!found || !name) throw new Error(`Nothing begins with ${start}`);
  const from = html.indexOf(">", found.index) + 1;
  let depth = 1;
  for (const tag of html.slice(from).matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, "g"))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(from, from + tag.index);
  }
  throw new Error(`${found[0]} does not end`);
}

/** Returns the page's own content, without the layout around it. */
export const mainOf = (html: string): string => insideOf(html, /<main\b/);

/** Returns every element of a name, such as `link` or `h2`, with its attributes. */
export function elementsOf(html: string, name: string): DocumentElement[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*?)/?>`, "g"))].map(({ 0: tag, 1: written = "", index }) => ({
    attributes: Object.fromEntries(
      [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key,
        resolveEntities(value),
      ]),
    ),
    text: () => textOf(html.slice(index + tag.length, html.indexOf(`</${name}>`, index))),
  }));
}

interface DocumentElement {
  attributes: Record<string, string>;
  /** Content up to the closing tag; no nested element of the same name. */
  text: () => string;
}

/**
 * Checks that a document is well-formed.
 * @throws Error: unless every tag is closed in order and every ampersand begins an entity
 */
export function requireWellFormed(xml: string): void {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^?]*\?>/, "");
  for (const [, closing, name = "", attributes = "", self, text] of body.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+|<)/g,
  )) {
    const words = text ?? attributes;
    if (words === "<" || /&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(words)) throw new Error(`Not well-formed: ${words}`);
    if (text !== undefined && open.length === 0 && text.trim()) throw new Error(`Outside of the root: ${text}`);
    if (text !== undefined || self) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> does not end`);
}

function resolveEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? whole;
  });
}
