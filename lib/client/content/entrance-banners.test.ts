import { expect, test, vi } from "vitest";
import { callPortal } from "#lib/client/call-portal.ts";
import { entranceBannersQuery } from "#lib/client/content/entrance-banners.ts";
import { queryClient } from "#lib/client/query-client.ts";

vi.mock("#lib/client/call-portal.ts", () => ({ callPortal: vi.fn() }));

test("LOBBY-02 failed banners are fetched again, and loaded banners are cached", async () => {
  const login = { groupName: "w_login" };
  vi.mocked(callPortal)
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue({ banners: [login] });
  const client = queryClient();
  await expect(client.fetchQuery(entranceBannersQuery("en"))).rejects.toThrow("away");
  for (let times = 0; times < 2; times++) {
    expect(await client.fetchQuery(entranceBannersQuery("en"))).toEqual({ login: [login], register: [] });
  }
  expect(callPortal).toHaveBeenCalledTimes(2);
});
