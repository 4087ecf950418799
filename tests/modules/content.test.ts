import { beforeEach, describe, expect, it } from "vitest";
import {
  addBanner,
  addNotice,
  type BannerDefinition,
  listAllNotices,
  listBanners,
  type NoticeDefinition,
  readBanners,
  readNoticePage,
  readNotices,
  readPromotion,
  removeNotice,
  setBannerEnabled,
} from "#lib/modules/content/index.ts";
import { services } from "#lib/portal/composition/services.ts";

const now = new Date("2026-11-28T08:00:00Z");
const system = {
  ...services(),
  clock: { now: () => now },
  actor: { role: "operator", operator: "Ana" } as const,
};
const page = { pageSize: 500 };
const english = { language: "en" } as const;

beforeEach(async () => {
  // A write clears the cache of this process.
  await addBanner(system, bannerOf("forgotten"));
  await system.db.sql`delete from notice`;
  await system.db.sql`delete from banner`;
});

function bannerOf(code: string, change: Partial<BannerDefinition> = {}): BannerDefinition {
  return {
    code,
    groupName: "w_home",
    texts: { en: { title: `Title of ${code}`, text: "Text" } },
    art: { backdrop: "sunset", covers: [] },
    link: { kind: "none" },
    ...change,
  };
}

const noticeOf = (title: string, change: Partial<NoticeDefinition> = {}): NoticeDefinition => ({
  texts: { en: { title, content: "<p>Words</p>" } },
  ...change,
});

async function publish(definition: NoticeDefinition): Promise<string> {
  const id = await addNotice(system, definition);
  if (id === null) throw new Error("the code is taken");
  return id;
}

const audited = async (subject: string) => {
  const rows = await system.db.sql`select action, actor from audit_entry where subject = ${subject}`;
  return rows.map(({ action, actor }) => `${action} by ${actor}`).toSorted();
};

describe("banners", () => {
  it("LOBBY-02 banners show in their group, in order, in the reader's language, else in English", async () => {
    await addBanner(system, bannerOf("second", { position: 2 }));
    const texts = { en: { title: "First", text: "One" }, ar: { title: "الأول", text: "واحد", button: "افتح" } };
    await addBanner(system, bannerOf("first", { position: 1, texts }));
    await addBanner(system, bannerOf("entrance", { groupName: "w_login" }));
    const home = await readBanners(system, { language: "ar", group: "w_home" });
    expect(home.map(({ title, button }) => [title, button])).toEqual([
      ["الأول", "افتح"],
      ["Title of second", undefined],
    ]);
    expect((await readBanners(system, english)).map(({ code }) => code)).toEqual(["first", "second", "entrance"]);
  });

  it.each([
    [null, null, true],
    [now, null, true],
    [new Date(now.getTime() + 1), null, false],
    [null, now, false],
    [null, new Date(now.getTime() + 1), true],
  ])("LOBBY-02 a banner from %s until %s is visible now: %s", async (activeFrom, activeUntil, shown) => {
    await addBanner(system, bannerOf("timed", { activeFrom, activeUntil }));
    expect((await readBanners(system, english)).length === 1).toBe(shown);
  });

  it("LOBBY-02 an operator hides a banner and shows it again; each change is audited once", async () => {
    await addBanner(system, bannerOf("hidden-soon"));
    expect(await setBannerEnabled(system, "hidden-soon", false)).toBe(true);
    expect(await setBannerEnabled(system, "hidden-soon", false)).toBe(false);
    expect(await readBanners(system, english)).toEqual([]);
    expect((await listBanners(system, page)).rows).toMatchObject([{ code: "hidden-soon", enabled: false }]);
    await setBannerEnabled(system, "hidden-soon", true);
    expect(await readBanners(system, english)).toHaveLength(1);
    expect(await audited("banner:hidden-soon")).toEqual([
      "banner-added by Ana",
      "banner-disabled by Ana",
      "banner-enabled by Ana",
    ]);
    await expect(setBannerEnabled(system, "nobody", true)).rejects.toMatchObject({ code: "not-found" });
  });

  it("LOBBY-02 a banner that already exists stays unchanged", async () => {
    expect(await addBanner(system, bannerOf("kept"))).toBe(true);
    expect(await addBanner(system, bannerOf("kept", { position: 9 }))).toBe(false);
    expect((await listBanners(system, page)).rows).toMatchObject([{ position: 0 }]);
  });

  it.each([
    [{ texts: {} }, "texts", "required"],
    [{ texts: { en: { title: " ", text: "Text" } } }, "texts.en.title", "required"],
    [{ texts: { xx: { title: "T", text: "T" } } }, "texts.xx", "unknown-field"],
    [{ link: { kind: "page", path: "//elsewhere.example" } }, "link.path", "invalid-format"],
    [{ link: { kind: "page", path: "https://elsewhere.example" } }, "link.path", "invalid-format"],
    [{ link: { kind: "page", path: "/\\elsewhere.example" } }, "link.path", "invalid-format"],
    [{ art: { backdrop: "plaid", covers: [] } }, "art.backdrop", "invalid-value"],
    [{ art: { backdrop: "dusk", covers: ["a", "b", "c", "d"] } }, "art.covers", "too-high"],
    [{ activeFrom: now, activeUntil: now }, "activeUntil", "date-order"],
  ])("LOBBY-02 a banner with %j is rejected with an error at that field", async (change, path, key) => {
    const definition = { ...bannerOf("wrong"), ...change } as BannerDefinition;
    await expect(addBanner(system, definition)).rejects.toMatchObject({
      code: "invalid-input",
      issues: expect.arrayContaining([expect.objectContaining({ path, key })]),
    });
    expect((await listBanners(system, page)).rows).toEqual([]);
  });
});

describe("notices", () => {
  it("MSG-01 notices are listed in order, newest first, and those of the ticker separately", async () => {
    await publish(noticeOf("Old"));
    const later = { ...system, clock: { now: () => new Date(now.getTime() - 1) } };
    await addNotice(later, noticeOf("Older", { ticker: true, type: "PR" }));
    await publish(noticeOf("Pinned", { position: -1, activeFrom: new Date("2026-01-01T00:00:00Z") }));
    const all = await readNotices(system, english);
    expect(all.map(({ title }) => title)).toEqual(["Pinned", "Old", "Older"]);
    expect(all[0]?.publishedAt).toEqual(new Date("2026-01-01T00:00:00Z"));
    expect((await readNotices(system, { ...english, ticker: true })).map(({ title }) => title)).toEqual(["Older"]);
    expect((await readNotices(system, { ...english, type: "PR" })).map(({ title }) => title)).toEqual(["Older"]);
  });

  it("MSG-01 a page has nine notices, and a page number beyond the last shows the last page", async () => {
    for (let position = 1; position <= 10; position += 1) await publish(noticeOf(`Notice ${position}`, { position }));
    const first = await readNoticePage(system, { ...english, page: 1 });
    expect([first.content.length, first.pageNum, first.totalPages]).toEqual([9, 1, 2]);
    const beyond = await readNoticePage(system, { ...english, page: 99_999 });
    expect(beyond).toMatchObject({ content: [{ title: "Notice 10" }], pageNum: 2, totalPages: 2 });
  });

  it("NAV-04 a promotion has an address name, a beginning and an end, and is not listed with the news", async () => {
    const content = "<p>Every <b>spin</b> counts &amp; pays.</p><p>More</p>";
    const activeUntil = new Date(now.getTime() + 1);
    const texts = { en: { title: "A gift", content } };
    const id = await addNotice(system, { texts, type: "PR", code: "a-gift", activeUntil });
    await publish(noticeOf("News"));
    const found = await readPromotion(system, { ...english, slug: "a-gift" });
    expect(found).toMatchObject({ id, lead: "Every spin counts & pays.", endsAt: activeUntil });
    expect((await readNoticePage(system, { ...english, page: 1 })).content.map(({ title }) => title)).toEqual(["News"]);
    const [news] = await readNotices(system, { ...english, type: "PL" });
    expect(news?.slug).toBe(news?.id);
    expect(await readPromotion(system, { ...english, slug: news?.id ?? "" })).toBeUndefined();
    const ended = { ...system, clock: { now: () => activeUntil } };
    expect(await readPromotion(ended, { ...english, slug: "a-gift" })).toBeUndefined();
  });

  it("MSG-01 without notices the list is one empty page", async () => {
    expect(await readNoticePage(system, { ...english, page: 1 })).toEqual({ content: [], pageNum: 1, totalPages: 1 });
  });

  it("MSG-01 a removed notice is not inserted again by its code", async () => {
    const id = await publish(noticeOf("Gone", { code: "gone" }));
    await removeNotice(system, id);
    expect(await readNotices(system, english)).toEqual([]);
    expect(await addNotice(system, noticeOf("Gone", { code: "gone" }))).toBeNull();
    expect((await listAllNotices(system, page)).rows).toEqual([]);
    expect(await audited(`notice:${id}`)).toEqual(["notice-added by Ana", "notice-removed by Ana"]);
    await expect(removeNotice(system, id)).rejects.toMatchObject({ code: "not-found" });
  });

  it.each([
    ["<script>alert(1)</script><p>Kept</p>", "<p>Kept</p>"],
    ['<p onclick="x()" style="color:red" class="a">Kept</p>', "<p>Kept</p>"],
    ['<img src=x onerror="alert(1)"><b>Kept</b>', "<b>Kept</b>"],
    ['<a href="javascript:alert(1)">Kept</a>', '<a rel="noopener noreferrer">Kept</a>'],
    ['<a href="//elsewhere.example">Kept</a>', '<a rel="noopener noreferrer">Kept</a>'],
    ['<a href="/help#fair" target="_top">Kept</a>', '<a href="/help#fair" rel="noopener noreferrer">Kept</a>'],
    ["<svg><a xlink:href='javascript:alert(1)'>Kept</a></svg>", '<a rel="noopener noreferrer">Kept</a>'],
    ["<iframe src='https://x.example'></iframe><style>*{}</style><form><p>Kept</p></form>", "<p>Kept</p>"],
    ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
  ])("SEC-12 of %j only %j is stored", async (content, safe) => {
    await publish({ texts: { en: { title: "T", content } } });
    expect((await readNotices(system, english))[0]?.content).toBe(safe);
  });

  it("SEC-12 a notice without any allowed content is rejected", async () => {
    const content = "<script>alert(1)</script>";
    await expect(addNotice(system, { texts: { en: { title: "T", content } } })).rejects.toMatchObject({
      issues: [{ path: "texts.en.content", key: "required" }],
    });
  });
});

describe("permissions", () => {
  it("SEC-03 a member cannot write, hide, remove or list content", async () => {
    const id = await publish(noticeOf("Stays"));
    const actor = { role: "player", playerId: crypto.randomUUID(), account: "x", sessionId: "s" } as const;
    const member = { ...system, actor };
    const acts = [
      () => addBanner(member, bannerOf("mine")),
      () => setBannerEnabled(member, "home", false),
      () => listBanners(member, page),
      () => addNotice(member, noticeOf("Mine")),
      () => removeNotice(member, id),
      () => listAllNotices(member, page),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: "not-allowed" });
    expect(await readNotices(system, english)).toHaveLength(1);
  });
});
