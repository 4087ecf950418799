import fc from "fast-check";

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

/** Texts that a decoder, a database, a template or a date could stumble over. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...["", " ", "%", "%ff", "a\0b", "\ud800", "\udc00x", "\u2028", "\u202e", "\r\nset-cookie: a=b", "\ufeff"],
      ...["0", "-0", "-1", "1e999", "-1e999", "NaN", "9007199254740993", "99999999999999.99", "1.001", "0x10"],
      ...["__proto__", "constructor", "toString", "[object Object]", "null", "undefined", "true"],
      ...["../../etc/passwd", "'; drop table player;--", "{{7*7}}", "<script>1</script>", "=1+1", "*", "\\"],
      ...["2026-02-30", "2026-13-01T00:00:00Z", "+275760-09-13T00:00:00.000Z", "-271821-04-20T00:00:00Z"],
      ...["00000000-0000-0000-0000-000000000000", "🎰".repeat(40), "ن".repeat(200), "x".repeat(5_000)],
    ),
  },
);

/** JSON as text, because some of it cannot be written from values. */
export const hostileJson = fc.oneof(
  hostileText.map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    ...["1e999", "-1e999", "1e-999", "-0", "00", "1.", "9".repeat(400), "true", "null", "[]", "{}", "", "undefined"],
    ...['"\\ud800"', '"\\u0000"', '"\\x"', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"a":1}}}'],
    ...['{"a":1,"a":2}', '{"$ne":null}', '{"toString":1}', '{"length":1e9}', "[1e999]", '{"":""}'],
    ...[deep("[", "]", 8_000), deep('{"a":', "}", 2_000), "[".repeat(15_000), deep("[", "]", 20)],
  ),
);

/** One part of a path, as it stands in the address (latin1 bytes). */
export const hostileSegment = fc.oneof(
  fc.constantFrom(
    ...["%ff", "%E0%A4%A", "%", "%zz", "%00", "%0d%0aset-cookie:%20a=b", "%c0%af", "%ed%a0%80", "%u0041", "%25ff"],
    ...["..", ".", "%2e%2e", "%2f", "%5c", "\\", "", ";a=b", "a:b", "@", "*", "~", "[id]", "{id}", "(site)", "_next"],
    ...["__proto__", "constructor", "\xe9", "\xff\xfe", "index", "index.html", "nothing.png", "favicon.ico", "dice"],
    ...["%F0%9F%8E%B0", "x".repeat(300), "0", "-1", "1e999", "99999999999999999999", "en", "fil", "xx", "%66il"],
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 8 }).map(encoded),
);

const queryNames = [
  ...["page", "pageNo", "pageSize", "cursor", "from", "to", "days", "type", "status", "open", "shown", "keyword"],
  ...["vassalage", "gameClassify", "gameType", "features", "sort", "language", "limit", "return", "referralCode"],
  ...["_rsc", "lang", "url", "w", "q", "address", "since", "", "__proto__", "a[]", "a[b]", "%ff", "platform"],
];

/** A query with its "?", or none. */
export const hostileQuery = fc.oneof(
  fc.constant(""),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...queryNames),
        fc.oneof(hostileText.map(encoded), hostileSegment, fc.constantFrom("1", "2", "EN", "INHOUSE", "%", "%E0%A4%A")),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
  fc.constantFrom("?", "??", "?&&&", "?=", "?%", "?page=1&page=2&page=3", "?cursor=%00", `?keyword=${"%".repeat(900)}`),
);

/** A lone surrogate has no encoding: its place is taken by bytes that are none either. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
}
