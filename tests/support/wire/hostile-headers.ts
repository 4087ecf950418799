import fc from "fast-check";

export type Header = readonly [name: string, value: string];

const header = (name: string, ...values: string[]): fc.Arbitrary<Header> =>
  fc.constantFrom(...values).map((value) => [name, value] as const);

const anyBytes = fc
  .string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 30 })
  .map((text) => text.replaceAll("\x7f", ""));

const long = "x".repeat(9_000);
const rsc = ["%", "null", "[]", "[[[[", '["",{}]', "%5B%22%22%2C%7B%7D%5D", "__proto__", "[".repeat(5_000)];

const named = fc.oneof(
  header(
    "accept-language",
    "*",
    "*-x",
    "en_US",
    "-",
    "xx-",
    "en;q=1e999",
    ";;;,,,",
    "ar-\xff",
    "a".repeat(3_000),
    "fil",
  ),
  header("cookie", "__Host-session=", "__Host-session=Fe26.2**x", "=;=;;", "lang=%ff; theme=<", "a", "lang=__proto__"),
  header("cookie", "__Host-pre=\xff\xfe", `__Host-session=${long}`, "referralCode=%00; lang=ar", "NEXT_LOCALE=%"),
  header(
    "range",
    "bytes=0-0",
    "bytes=9999999-",
    "bytes=-1",
    "bytes=5-1",
    "bytes=a-b",
    "lines=1-2",
    "bytes=0-0,1-1,2-2",
  ),
  header("if-none-match", "*", '"x"', "W/", '"\xff"', '"a","b"'),
  header("if-modified-since", "yesterday", "Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT", "-1"),
  header("if-match", "*", '"x"'),
  header("if-unmodified-since", "Thu, 01 Jan 1970 00:00:00 GMT"),
  header("expect", "100-continue", "200-ok", "\xff"),
  header("upgrade", "websocket", "h2c", "x"),
  header("te", "trailers", "gzip, chunked"),
  header("accept", "text/csv", "text/event-stream", "*/*;q=\xff", "image/avif", "", "text/html", "application/json"),
  header("accept-encoding", "gzip", "br;q=1e999", "identity;q=0", "*;q=0", "\xff", "zstd, gzip"),
  header("user-agent", "", "\xff", long, "Googlebot/2.1", "x\ty"),
  header("referer", "http://[", "\xff", "about:blank"),
  header("origin", "null", "http://evil.example", "http://[", "\xff", ""),
  header("sec-fetch-site", "cross-site", "none", "\xff", "same-origin"),
  header("authorization", "Bearer", "Bearer x", "Basic %", "Bearer \xff", `Bearer ${long}`),
  header(
    "content-type",
    "text/plain",
    "application/json; charset=utf-16",
    "multipart/form-data",
    "\xff",
    "a/b; boundary=",
  ),
  header(
    "content-type",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/jose",
    "",
  ),
  header("content-encoding", "gzip", "br", "identity", "x, y"),
  header("x-forwarded-host", "evil.example", "[", "a b"),
  header("x-forwarded-proto", "https", "ftp", "https,http", "\xff"),
  header("rsc", "1", "\xff"),
  header("next-router-state-tree", ...rsc),
  header("next-router-prefetch", "1", "2", "x"),
  header("next-router-segment-prefetch", "/_tree", "/_index", "%ff", "/../x"),
  header("next-url", "/", "%ff", "/en", "//evil.example"),
  header("next-action", "x", "0".repeat(42), "\xff"),
  header("x-middleware-subrequest", "middleware:middleware"),
  header("x-nextjs-data", "1"),
  header("x-action-forwarded", "1"),
  header("connection", "keep-alive, x", "upgrade, close", "close, content-length"),
  header("host", "", "[", "a b", "%", "\xff", "evil.example", "localhost:99999", "x@y", "::1", "a/b"),
  fc.tuple(fc.constantFrom("accept-language", "cookie", "accept", "user-agent", "x-y", "if-none-match"), anyBytes),
);

/** Headers that no browser sends like this. Later ones replace those of the request itself. */
export const hostileHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Header[]>([]) },
  { weight: 3, arbitrary: fc.array(named, { minLength: 1, maxLength: 3 }) },
);
