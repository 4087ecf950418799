import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { readPermissionCall } from "#lib/contracts/system/read-permission.ts";
import { readServiceKeysCall } from "#lib/contracts/system/read-service-keys.ts";
import { encryptServiceTargets, readServiceKeys } from "#lib/modules/system/index.ts";
import { readPermission } from "#lib/portal/composition/read-permission.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { publishKeys } from "#lib/portal/http/publish-keys.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal, origin } from "#tests/support/calls/portal.ts";

const channels = [
  { position: "LIVECHAT", title: "Live chat", url: "https://chat.example/" },
  { position: "TELEGRAM 1-4", title: "Telegram", url: "https://telegram.example/bituin" },
] as const;

let cookies: string[];
let asked: string[];
/** Makes the call of the keys fail, as while the key-value store is unavailable. */
let away: boolean;

async function serve(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("cookie", cookies.join("; "));
  for (const [name, value] of Object.entries({ origin, host: "localhost:3000", "sec-fetch-site": "same-origin" }))
    headers.set(name, value);
  const keys = path.startsWith(readKeysCall.path);
  asked.push(path);
  if (!keys && away) throw new TypeError("Failed to fetch");
  const route = keys ? portalRoute(readKeysCall, publishKeys) : portalRoute(readServiceKeysCall, readServiceKeys);
  const response = await route(new Request(`${origin}${path}`, { ...init, headers }));
  for (const set of response.headers.getSetCookie()) cookies.push(set.split(";")[0] ?? "");
  return response;
}

/** Loads the client code like a new page, which keeps the keys. */
async function loadPage() {
  vi.resetModules();
  return (await import("#lib/client/service-targets.ts")).openServiceTarget;
}

beforeEach(() => {
  [cookies, asked, away] = [[], [], false];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("NAV-08 the bootstrap call has encrypted targets only, and a page opens them with keys of one encrypted call", async () => {
  await changeSiteSettings(
    { ...services(), actor: { role: "system", process: "test" } },
    { customerService: channels },
  );
  const { envelope } = await callPortal(portalRoute(readPermissionCall, readPermission), readPermissionCall);
  expect(JSON.stringify(envelope)).not.toMatch(/chat\.example|telegram\.example/);
  const { customerService } = readPermissionCall.output.parse(envelope.value).info;
  expect(customerService.map(({ csPosition, title }) => [csPosition, title])).toEqual(
    channels.map(({ position, title }) => [position, title]),
  );
  const open = await loadPage();
  const opened = [];
  for (const { path } of customerService) opened.push(await open(path));
  expect(opened).toEqual(channels.map(({ url }) => url));
  expect(asked.filter((path) => path === readServiceKeysCall.path)).toHaveLength(1);
});

it("NAV-08 the keys are never sent in plain", async () => {
  const plain = { ...readServiceKeysCall, encrypted: false };
  const { envelope } = await callPortal(portalRoute(readServiceKeysCall, readServiceKeys), plain);
  expect([envelope.code, envelope.value]).toEqual(["unsupported-media-type", null]);
});

it("NAV-08 a target that cannot be opened now is opened by a later press", async () => {
  const [entry] = await encryptServiceTargets(channels.slice(0, 1));
  const open = await loadPage();
  away = true;
  await expect(open(entry?.path ?? "")).rejects.toMatchObject({ code: "network" });
  away = false;
  expect(await open(entry?.path ?? "")).toBe(channels[0].url);
});
