import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { pendingPlays } from "#components/play/table/pending-play.ts";
import { rememberSound, soundWanted } from "#components/play/table/sound.ts";
import { otherTheme, themeAtom } from "#components/ui/theme/theme-atom.ts";
import { browserStore, openTabChannel, tabStore } from "#lib/client/browser-store.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { favoriteMutation } from "#lib/client/games/favorite-mutation.ts";
import { logIn, logOut, register } from "#lib/client/identity.ts";
import { isLoginAtom } from "#lib/client/member-state.ts";
import { queryClient } from "#lib/client/query-client.ts";
import { readReferralCode } from "#lib/client/referral-code.ts";
import { remember, remembered } from "#lib/client/remembered.ts";
import { broadcastSessionChange, onSessionChanged } from "#lib/client/session-broadcast.ts";
import { store } from "#lib/client/store.ts";

vi.mock("#lib/client/call-portal.ts", () => ({ callPortal: vi.fn() }));

const answer = {
  id: "018f3e2a-0000-7000-8000-000000000000",
  account: "luzreyes",
  nickname: "Luz",
  type: 1,
  isAgent: false,
  isTrial: false,
  token: "session",
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
};

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const full = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

/** Sets both storages to what `open` gives at each access. */
function setStorages(open: () => unknown): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { configurable: true, get: open });
}

const storages: Record<string, () => void> = {
  absent: () => setStorages(() => null),
  refused: () => setStorages(refuse),
  full: () => {
    const held = new Map([["token", "of before"]]);
    setStorages(() => ({
      getItem: (key: string) => held.get(key) ?? null,
      setItem: full,
      removeItem: (key: string) => held.delete(key),
      clear: () => held.clear(),
    }));
  },
};

function setPage(): void {
  const cookies = { configurable: true, get: refuse, set: refuse };
  const page = { documentElement: { dataset: {}, lang: "en" }, querySelector: () => null };
  vi.stubGlobal("document", Object.defineProperty(page, "cookie", cookies));
  vi.stubGlobal("location", new URL("https://sinag.test/login"));
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        refuse();
      }
    },
  );
}

const before = new Map(
  ["localStorage", "sessionStorage"].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
);
afterEach(() => {
  vi.unstubAllGlobals();
  for (const [name, given] of before) {
    if (given) Object.defineProperty(globalThis, name, given);
    else Reflect.deleteProperty(globalThis, name);
  }
  for (const kept of [tabStore, browserStore]) kept.clear([]);
});

describe.each(Object.keys(storages))("with storage %s", (kind) => {
  const given = () => {
    storages[kind]?.();
    setPage();
  };

  test("AUTH-17 a right password logs in, a logout and a registration end as with storage", async () => {
    given();
    vi.mocked(callPortal).mockResolvedValue(answer);
    const password = "harbor-lantern-42";
    expect(await logIn({ username: "luzreyes", password, agentSide: false })).toEqual(answer);
    expect(store.get(isLoginAtom)).toBe(true);
    expect(tabStore.read("token")).toBe("session");
    await logOut();
    expect(store.get(isLoginAtom)).toBe(false);
    expect(tabStore.read("token")).toBeNull();
    expect(await register({ username: "luzreyes", password, confirmPassword: password, agreed: true })).toEqual(answer);
    expect(store.get(isLoginAtom)).toBe(true);
    await logOut();
  });

  test("SITE-09 the theme changes at once", () => {
    given();
    store.set(themeAtom, "light");
    expect(document.documentElement.dataset.theme).toBe("light");
    expect(otherTheme("light")).toBe("dark");
  });

  test("LOBBY-14 a favourite is added", async () => {
    given();
    vi.mocked(callPortal).mockResolvedValue(undefined);
    const change = { gameId: "018f3e2a-0000-7000-8000-000000000001", present: true };
    await queryClient().getMutationCache().build(queryClient(), favoriteMutation).execute(change);
    expect(store.get(favoriteIdsAtom)?.has(change.gameId)).toBe(true);
  });

  test("GAME-03 a bet without a response and the sound last as long as the page", () => {
    given();
    const pending = pendingPlays("dice-pending-money", z.object({ stake: z.string() }));
    pending.keep({ stake: "10.00" });
    expect(pending.take()).toEqual({ stake: "10.00" });
    pending.drop();
    expect(pending.take()).toBeNull();
    rememberSound(true);
    expect(soundWanted()).toBe(true);
  });

  test("HOUSE-30 cookies and the channel to other tabs are refused without an error", () => {
    given();
    expect(readReferralCode()).toBe("");
    remember("side", "narrow");
    expect(remembered("side")).toBeUndefined();
    expect(openTabChannel("session")).toBeUndefined();
    broadcastSessionChange();
    onSessionChanged(() => {})();
  });
});

test("HOUSE-30 a full storage gives back the newest value and forgets the one before", () => {
  storages.full?.();
  expect(tabStore.read("token")).toBe("of before");
  tabStore.write("token", "newest");
  expect(tabStore.read("token")).toBe("newest");
  expect(sessionStorage.getItem("token")).toBeNull();
});
