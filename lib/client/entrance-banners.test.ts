import { expect, test, vi } from "vitest";
import { callPortal } from "#lib/client/call-portal.ts";
import { fetchEntranceBanners } from "#lib/client/entrance-banners.ts";

vi.mock("#lib/client/call-portal.ts", () => ({ callPortal: vi.fn() }));

test("LOBBY-02 banners that could not be fetched are asked for anew, and those that came are kept", async () => {
  const login = { groupName: "w_login" };
  vi.mocked(callPortal)
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue({ banners: [login] });
  expect(await fetchEntranceBanners("en")).toEqual({ login: [], register: [] });
  for (let times = 0; times < 2; times++) {
    expect(await fetchEntranceBanners("en")).toEqual({ login: [login], register: [] });
  }
  expect(callPortal).toHaveBeenCalledTimes(2);
});
