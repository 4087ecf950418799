import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { GET } from "#app/art/logo/[file]/route.ts";
import { UsageError } from "#lib/cli/usage-error.ts";
import { logoAddress } from "#lib/contracts/system/site-logo.ts";
import { readSettings, setSiteLogo, siteSettings } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";
import { ops } from "#tests/support/processes/commands.ts";

const folder = mkdtempSync(join(tmpdir(), "sinag-logo-"));
const context = operatorContext();
const picture = join(folder, "picture.png");
const wide = { width: 1200, height: 300, channels: 4, background: "#7a1fa2" } as const;
const png = () => sharp({ create: wide }).png().toBuffer();

afterEach(async () => {
  await changeSiteSettings(context, { colors: null, logo: null, minimumAge: null });
});
beforeAll(async () => writeFileSync(picture, await png()));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the stored settings: the difference from the defaults. */
async function kept(): Promise<unknown> {
  const [row] = await context.db.sql`select configuration from site`;
  return row?.configuration;
}

const served = (file: string) =>
  GET(new Request(`http://localhost/art/logo/${file}`), { params: Promise.resolve({ file }) });
const portalErrorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it("SITE-07 an operator lists every setting of every module, with its default and description", async () => {
  const said = await ops("site", "list");
  expect(said).toContain('name ("Sinag")\n    Name of the site');
  expect(said).toContain('cashier.minimumDeposit ("50.00")\n    Smallest deposit.');
  expect(said).toContain("logo (none)");
  expect(JSON.parse(await ops("site", "show"))).toMatchObject({ name: "Sinag", play: { autoplay: true } });
});

describe("colours", () => {
  it("SITE-07 an operator sets both colours at once or the brand alone, and resets them", async () => {
    await ops("site", "set", "colors", '{"brand":"#1a4fd6","onBrand":"#ffffff"}');
    expect(await kept()).toEqual({ colors: { brand: "#1a4fd6", onBrand: "#ffffff" } });
    await ops("site", "set", "colors", "null");
    expect(await kept()).toEqual({});
    await ops("site", "set", "colors.brand", "#1A4FD6");
    expect(await kept()).toEqual({ colors: { brand: "#1A4FD6" } });
    await ops("site", "set", "colors.brand", "null");
    expect(await kept()).toEqual({ colors: {} });
  });

  it.each([
    [
      { brand: "#f6b73c", onBrand: "#ffffff" },
      { path: "colors.onBrand", key: "low-contrast", params: { contrast: 1.78, min: 4.5 } },
    ],
    [
      { brand: "#ffffff", onBrand: "#777777" },
      { path: "colors.onBrand", key: "low-contrast", params: { contrast: 4.47, min: 4.5 } },
    ],
    [{ onBrand: "#ffffff" }, { path: "colors.brand", key: "required" }],
    [{ brand: "red" }, { path: "colors.brand", key: "invalid-format" }],
    [{ brand: "#fff;--x:url(//evil.example)" }, { path: "colors.brand", key: "invalid-format" }],
  ])("SITE-07 the colours %j are rejected with the reason and change nothing", async (colors, issue) => {
    const refusal = await portalErrorOf(changeSiteSettings(context, { colors }));
    expect(refusal).toMatchObject({ code: "invalid-input", issues: [issue] });
    expect((await readSettings(context, siteSettings)).colors).toEqual({});
  });

  it("SITE-07 colours stored before the contrast rule are still read, and other settings can change", async () => {
    const stored = { colors: { brand: "#f6b73c", onBrand: "#ffffff" } };
    await context.db.sql`update site set configuration = ${JSON.stringify(stored)}::text::jsonb`;
    await changeSiteSettings(context, { minimumAge: 21 });
    expect(await readSettings(context, siteSettings)).toMatchObject({ ...stored, minimumAge: 21 });
  });
});

describe("the logo", () => {
  it("SITE-07 an operator's picture is re-encoded, served permanently, audited, and removed again", async () => {
    const file = join(folder, "logo.png");
    writeFileSync(
      file,
      await sharp(await png())
        .withExif({ IFD0: { Copyright: "somebody's name" } })
        .png()
        .toBuffer(),
    );
    const said = await ops("site", "logo", file);
    const { logo } = await readSettings(context, siteSettings);
    expect(logo).toEqual({ image: expect.stringMatching(/^[0-9a-f]{32}$/), width: 384, height: 96 });
    const address = logo ? logoAddress(logo) : "";
    expect(said).toBe(`Shown at ${address}, 384 × 96.`);

    const answer = await served(address.replace("/art/logo/", ""));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 384, height: 96 });
    expect(bytes.includes("somebody's name")).toBe(false);

    expect(await ops("site", "logo", "--remove")).toBe("Removed.");
    expect(await kept()).toEqual({});
    // A page that was rendered before the removal still finds its picture.
    expect((await served(address.replace("/art/logo/", ""))).status).toBe(200);
    const rows = await context.db.sql`select action, actor from audit_entry where subject = 'logo' order by id`;
    expect(rows.map(({ action }) => action)).toEqual(Array(2).fill("site-configuration-changed"));
  });

  it("SITE-07 the name of a logo depends on its bytes, and a small picture is not enlarged", async () => {
    const square = sharp({ create: { width: 40, height: 40, channels: 3, background: "#123456" } });
    const first = await setSiteLogo(context, await png());
    const second = await setSiteLogo(context, await square.jpeg().toBuffer());
    expect(second).toMatchObject({ width: 40, height: 40 });
    expect(await setSiteLogo(context, await png())).toEqual(first);
    expect(second.image).not.toBe(first.image);
  });

  it.each([
    [
      "an SVG",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "file-type",
    ],
    ["a page", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), "file-type"],
    ["nothing", async () => Buffer.alloc(0), "file-type"],
    ["the first bytes of a PNG", async () => (await png()).subarray(0, 60), "file-type"],
    ["too many bytes", async () => Buffer.concat([await png(), Buffer.alloc(2 * 1024 * 1024)]), "file-size"],
    [
      "too many pixels",
      () =>
        sharp({ create: { ...wide, width: 6000, height: 4001 } })
          .png()
          .toBuffer(),
      "file-pixels",
    ],
  ])("SITE-07 %s is rejected as a logo", async (_, bring, key) => {
    const refusal = await portalErrorOf(setSiteLogo(context, await bring()));
    expect(refusal).toMatchObject({ code: "invalid-input", issues: [{ path: "logo", key }] });
    expect((await readSettings(context, siteSettings)).logo).toBeUndefined();
  });

  it("SITE-07 a logo that was never uploaded, or has another size than its file, is rejected", async () => {
    const known = await setSiteLogo(context, await png());
    for (const logo of [
      { ...known, image: "0".repeat(32) },
      { ...known, width: 9 },
    ])
      expect(await portalErrorOf(changeSiteSettings(context, { logo }))).toMatchObject({ issues: [{ path: "logo" }] });
    expect((await readSettings(context, siteSettings)).logo).toEqual(known);
  });

  it.each([[[]], [[picture, picture]], [[picture, "--remove"]], [[join(folder, "missing.png")]]])(
    "SITE-07 site logo %j is a usage error",
    async (args) => {
      await expect(ops("site", "logo", ...args)).rejects.toBeInstanceOf(UsageError);
    },
  );

  it.each([`${"0".repeat(32)}.webp`, "x.webp", "../../etc/passwd", `${"0".repeat(32)}.svg`])(
    "SITE-07 the address %s serves nothing",
    async (file) => {
      const answer = await served(file);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    },
  );
});

it.each([
  { role: "visitor" },
  { role: "player", playerId: "018f0000-0000-7000-8000-000000000001", account: "juan", sessionId: "s" },
] as const)("SITE-07 a $role cannot change the site", async (actor) => {
  const theirs = { ...services(), actor };
  const notAllowed = { code: "not-allowed" };
  expect(await portalErrorOf(changeSiteSettings(theirs, { name: "Mine" }))).toMatchObject(notAllowed);
  expect(await portalErrorOf(setSiteLogo(theirs, await png()))).toMatchObject(notAllowed);
  expect((await readSettings(context, siteSettings)).name).toBe("Sinag");
});
