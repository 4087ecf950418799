import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pages } from "#lib/contracts/pages.ts";
import { admitPage } from "#lib/portal/pages/admit-page.ts";
import { sessionFor } from "#tests/support/calls/portal.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";
import middleware from "../../middleware.ts";

// These parts need the framework's own loader and do not affect the result.
vi.mock("next-intl/middleware", () => ({ default: () => () => new Response() }));
let cookie = "";
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-client-ip": "203.0.113.7", cookie }) }));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
  notFound: () => {
    throw new Error("not found");
  },
}));
afterEach(() => {
  cookie = "";
  vi.unstubAllGlobals();
});

const entrance = (back: string) => `/login?${new URLSearchParams({ return: back })}`;

describe("AUTH-14 a page that needs a login, opened by a visitor", () => {
  it.each([
    ["/member/depositv2?deposit=7", "/member/depositv2?deposit=7"],
    [
      "/member/personalHistoryCopy?status=won&vassalage=a%26b",
      "/member/personalHistoryCopy?status=won&vassalage=a%26b",
    ],
    ["/member/withdraw", "/member/withdraw"],
  ])("AUTH-14 the middleware redirects %s to the login, which returns to it with its query", async (address, back) => {
    vi.stubGlobal("fetch", async () => Response.json({ status: 0, dependsOnAddress: false }));
    const response = await middleware(new NextRequest(`http://localhost:3000${address}`));
    expect(response.headers.get("location")).toBe(`http://localhost:3000${entrance(back)}`);
  });

  it("AUTH-14 AGENT-02 the middleware and the page redirect the agent centre to its own login", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ status: 0, dependsOnAddress: false }));
    const response = await middleware(new NextRequest("http://localhost:3000/fil/agentHome"));
    const target = `/fil/agent?${new URLSearchParams({ return: "/fil/agentHome" })}`;
    expect(response.headers.get("location")).toBe(`http://localhost:3000${target}`);
    await expect(admitPage(pages.agentHome, { locale: "fil" }, {})).rejects.toThrow(new Error(target));
  });

  it("AUTH-14 the page itself redirects to the login", async () => {
    const asked = { deposit: "7", day: ["a&b", "c"], none: undefined };
    await expect(admitPage(pages.deposit, { locale: "en" }, asked)).rejects.toThrow(
      new Error(entrance("/member/depositv2?deposit=7&day=a%26b&day=c")),
    );
    await expect(admitPage(pages.deposit, { locale: "fil" }, {})).rejects.toThrow(
      new Error(`/fil${entrance("/fil/member/depositv2")}`),
    );
  });
});

describe("I18N-02 a language with a catalogue that the site does not offer", () => {
  it("I18N-02 is no language of a page, until the site offers it", async () => {
    const help = () => admitPage(pages.help, { locale: "ar" }, {});
    await expect(help()).rejects.toThrow("not found");
    await offerEveryLanguage();
    await expect(help()).resolves.toMatchObject({ locale: "ar", languages: { offered: ["en", "fil", "ar"] } });
  });
});

describe("AUTH-07 session of a page", () => {
  it("AUTH-07 a session whose new password is due reads pages as a visitor", async () => {
    cookie = await sessionFor("player", undefined, {}, true);
    const due = await admitPage(pages.deposit, { locale: "en" }, {});
    expect(due).toMatchObject({ admitted: true, session: { role: "player" }, own: null });
    expect(due).toMatchObject({ context: { actor: { role: "visitor" } } });
    cookie = await sessionFor("player");
    const free = await admitPage(pages.deposit, { locale: "en" }, {});
    expect(free).toMatchObject({ own: { role: "player" }, context: { actor: { role: "player" } } });
  });
});
