import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LostPart, loadPart, loadPartsAgain, partAgainEvent, partStateEvent } from "#lib/client/load-part.ts";
import { reloadIfGone, reloadLostPage, reloadPage } from "#lib/client/reload-for-chunk.ts";

const lost = (file: string) =>
  Object.assign(new Error(`Failed to load chunk /_next/static/chunks/${file} from module 7`), {
    name: "ChunkLoadError",
  });
const place = { href: "https://sinag.test/deposit#a", pathname: "/deposit", reload: vi.fn(), assign: vi.fn() };
const kept = new Map<string, string>();
const page = { fields: [] as { type: string; name: string; autocomplete: string; value: string }[] };
let answer: () => Promise<{ status: number }>;

beforeEach(() => {
  kept.clear();
  page.fields = [];
  place.reload.mockReset();
  place.assign.mockReset();
  answer = async () => ({ status: 404 });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", place);
  vi.stubGlobal("HTMLInputElement", class {});
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) => (selector === "input" ? page.fields : page.fields.filter((f) => f.name)),
  });
  vi.stubGlobal("fetch", () => answer());
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("SITE-13 a file that is gone reloads the page once, and another one once more", async () => {
  await reloadIfGone(lost("a.js"));
  await reloadIfGone(lost("a.js"));
  expect(place.reload).toHaveBeenCalledTimes(1);
  await reloadIfGone(new LostPart("", { cause: lost("b.js") }));
  expect(place.reload).toHaveBeenCalledTimes(2);
  await reloadIfGone(lost("c.js"), "https://sinag.test/help");
  expect(place.assign).toHaveBeenCalledExactlyOnceWith("https://sinag.test/help");
});

test.each<[string, () => Promise<{ status: number }>]>([
  ["is there", async () => ({ status: 200 })],
  ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("SITE-13 a file that %s reloads nothing by itself: the part is asked for again", async (_, reply) => {
  answer = reply;
  await reloadIfGone(lost("a.js"));
  expect(place.reload).not.toHaveBeenCalled();
});

test("SITE-13 without a storage to remember it the page never reloads by itself", async () => {
  vi.stubGlobal("sessionStorage", null);
  for (const error of [lost("refused.js"), lost("refused.js")]) {
    await reloadIfGone(error);
    await reloadLostPage(error);
  }
  expect(place.reload).not.toHaveBeenCalled();
});

test.each([
  { type: "password", name: "password", autocomplete: "" },
  { type: "text", name: "", autocomplete: "current-password" },
  { type: "text", name: "paymentPassword", autocomplete: "off" },
  { type: "file", name: "", autocomplete: "" },
])("SITE-13 a typed $type ($name $autocomplete) is not lost to a reload, and reaches no storage", async (field) => {
  page.fields = [{ ...field, value: "harbor-lantern-42" }];
  await reloadIfGone(lost("a.js"));
  expect(place.reload).not.toHaveBeenCalled();
  reloadPage();
  expect(place.reload).toHaveBeenCalledTimes(1);
  expect(JSON.stringify([...kept])).not.toContain("harbor-lantern-42");
});

test("SITE-13 a page replaced with an error reloads once as soon as the site answers, for lost files only", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await reloadLostPage(lost("a.js"));
  expect(place.reload).not.toHaveBeenCalled();
  answer = async () => ({ status: 200 });
  await reloadLostPage(new Error("insertBefore"));
  await reloadLostPage(lost("a.js"));
  await reloadLostPage(lost("a.js"));
  expect(place.reload).toHaveBeenCalledTimes(1);
});

test("SITE-13 a lost part is told, can be asked for again, and says whether anyone did", async () => {
  const told: unknown[] = [];
  window.addEventListener(partStateEvent, (event) => told.push((event as CustomEvent).detail));
  answer = async () => ({ status: 200 });
  await expect(loadPart(() => Promise.reject(lost("a.js")))).rejects.toThrow(LostPart);
  expect(loadPartsAgain()).toBe(false);
  window.addEventListener(partAgainEvent, (event) => event.preventDefault());
  expect(loadPartsAgain()).toBe(true);
  expect(told).toEqual(["broken", "here"]);
});
