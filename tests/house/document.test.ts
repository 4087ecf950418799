import { expect, it } from "vitest";
import { elementsOf, insideOf, requireWellFormed, textOf } from "#tests/support/calls/document.ts";

it.each([
  ["an element that does not end", "<a><b></a>"],
  ["two that cross", "<a><b></a></b>"],
  ["a bare ampersand", "<a>x & y</a>"],
  ["a bare ampersand in an attribute", '<a b="x&y"/>'],
  ["a bare angle", "<a>1 < 2</a>"],
  ["words beside the root", "<a/>words"],
])("HOUSE-09 XML with %s is not well-formed", (_, xml) => {
  expect(() => requireWellFormed(xml)).toThrow();
});

it("HOUSE-09 XML in the form of the sitemap is well-formed", () => {
  requireWellFormed('<?xml version="1.0"?>\n<a xmlns:x="u"><loc>/p?a=1&amp;b=2</loc><x:l h="&apos;"/></a>\n');
});

it("HOUSE-09 the text of a document is what a person sees", () => {
  const html = '<main><div><p>one &amp; <!-- -->two</p></div><div>x</div><script>"hidden"</script></main>';
  expect(textOf(html)).toBe("one & two x");
  expect(insideOf(html, /<div\b/)).toBe("<p>one &amp; <!-- -->two</p>");
  expect(elementsOf('<link rel="a" href="/x?y&amp;z"/>', "link").map(({ attributes }) => attributes)).toEqual([
    { rel: "a", href: "/x?y&z" },
  ]);
});
