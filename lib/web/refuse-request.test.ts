import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { methodsAt } from "#lib/web/call-methods.ts";
import { refusalAnswer, refusalOf } from "#lib/web/refuse-request.ts";

const sources = import.meta.glob<string>("../../app/api/**/route.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(Object.entries(sources))("API-02 the methods of %s are known before the framework", (file, source) => {
  const path = file
    .replace("../../app", "")
    .replace("/route.ts", "")
    .replace(/\[(\w+)\]/g, "some-$1");
  const exported = [...source.matchAll(/^export (?:const|function|async function) ([A-Z]+)\b/gm)].map(
    ([, name]) => name,
  );
  const isCall = path.startsWith("/api/portal/");
  // The framework answers HEAD with the head of GET. A call may act, so it takes its own method only.
  const expected = !isCall && exported.includes("GET") ? [...exported, "HEAD"] : exported;
  expect(methodsAt(path)?.toSorted()).toEqual(expected.toSorted());
});

it.each([
  ["GET", "/api/portal/games?x=1", undefined],
  ["GET", "/api/portal/originals/client-seed", { code: "method-not-allowed", allow: ["PUT"] }],
  ["GET", "/api/portal/originals/rounds/rounds", undefined],
  ["HEAD", "/api/portal/games", { code: "method-not-allowed", allow: ["GET"] }],
  ["OPTIONS", "/api/portal/sessions", { code: "method-not-allowed", allow: ["GET", "DELETE"] }],
  ["TRACE", "/api/portal/games", { code: "method-not-allowed", allow: ["GET"] }],
  ["GET", "/api/portal", { code: "not-found" }],
  ["GET", "/api/portal/", { code: "not-found" }],
  ["GET", "/api/portal/games/", { code: "not-found" }],
  ["GET", "/api/portal/../portal/games", { code: "not-found" }],
  ["GET", "/api/portal/games/..", { code: "not-found" }],
  ["GET", "/api/portal/games/%2E%2e?x", { code: "not-found" }],
  ["GET", "/api/portal/games/./launch", { code: "not-found" }],
  ["GET", "/api/portal/games/a\\b", { code: "not-found" }],
  ["GET", "/api/portal/games/a..b", undefined],
  ["GET", "/api?x", { code: "not-found" }],
  ["GET", "/api/nothing", { code: "not-found" }],
  ["GET", "/apis", undefined],
  ["HEAD", "/rng", undefined],
  ["POST", "/rng", { code: "method-not-allowed", allow: ["GET", "HEAD"] }],
  ["TRACE", "/", { code: "method-not-allowed", allow: ["GET", "HEAD"] }],
  ["OPTIONS", "/_next/static/x.js", { code: "method-not-allowed", allow: ["GET", "HEAD"] }],
])("API-02 %s %s is refused before the framework, or not at all", (method, url, refusal) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  expect(refusalOf(request)).toEqual(refusal);
});

it("API-02 the refusal of a call is an envelope in the language of its page, that of a page a sentence", () => {
  const call = refusalAnswer("/api/portal/x", "fil, en", { code: "not-found" });
  const english = refusalAnswer("/x", undefined, { code: "method-not-allowed", allow: ["GET", "HEAD"] });
  expect(JSON.parse(call.body)).toEqual({
    ...{ success: false, value: null, code: "not-found" },
    message: expect.not.stringContaining("We could not find that."),
  });
  expect(call.headers).toMatchObject({ "content-type": "application/json", "cache-control": "private, no-store" });
  expect(english.body).toBe("This address does not take that kind of request.");
  expect(english.headers).toMatchObject({ allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" });
});
