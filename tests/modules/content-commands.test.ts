import { expect, it } from "vitest";
import { UsageError } from "#lib/cli/usage-error.ts";
import { addBanner } from "#lib/modules/content/index.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";
import { ops } from "#tests/support/processes/commands.ts";

const context = operatorContext();

const words = ["--title", "Maintenance tonight", "--content", "<p>From 2 to 4.</p>"];

it("MSG-01 an operator publishes a notice in several languages, lists it and removes it, under their own name", async () => {
  const arabic = ["--title-ar", "صيانة الليلة", "--content-ar", "<p>من 2 إلى 4.</p>"];
  const until = ["--ticker", "--position=-5", "--until", "2027-01-01T00:00Z"];
  const said = await ops("notices", "add", ...words, ...arabic, ...until);
  const id = /^Published as ([0-9a-f-]{36});/.exec(said)?.[1] ?? "";
  expect(await ops("notices", "list")).toBe(
    `${id}  PL  *  always to 2027-01-01T00:00:00.000Z  ar,en  Maintenance tonight\n1 notice`,
  );
  await ops("notices", "remove", id);
  expect(await ops("notices", "list")).toBe("0 notices");
  await expect(ops("notices", "remove", id)).rejects.toMatchObject({ code: "not-found" });
  const rows = await context.db.sql`select actor from audit_entry where subject = ${`notice:${id}`}`;
  expect(rows.map(({ actor }) => actor)).toEqual(["Ana", "Ana"]);
});

it.each([
  [],
  ["--title", "Alone"],
  [...words, "--title-fil", "Mag-isa"],
  [...words, "--position", "first"],
  [...words, "--from", "tomorrow"],
  [...words, "--type", "XX"],
])("MSG-01 notices add %j is a usage error", async (...args) => {
  await expect(ops("notices", "add", ...args)).rejects.toBeInstanceOf(UsageError);
});

it("MSG-01 a notice that contains only a script is rejected", async () => {
  const content = "<script>alert(1)</script>";
  await expect(ops("notices", "add", "--title", "T", "--content", content)).rejects.toMatchObject({
    code: "invalid-input",
  });
});

it("LOBBY-02 an operator lists banners, hides one and shows it again", async () => {
  await addBanner(context, {
    code: "fiesta",
    groupName: "w_home",
    position: 10,
    texts: { en: { title: "Fiesta", text: "Three nights" } },
    art: { backdrop: "dusk", covers: [] },
    link: { kind: "none" },
  });
  expect(await ops("banners", "list")).toBe("w_home    10  on   fiesta  always to always  Fiesta\n1 banner");
  expect(await ops("banners", "disable", "fiesta")).toMatch(/^Now off/);
  expect(await ops("banners", "disable", "fiesta")).toMatch(/^Already off/);
  expect(await ops("banners", "list")).toContain("  off  fiesta");
  expect(await ops("banners", "enable", "fiesta")).toMatch(/^Now on/);
  await expect(ops("banners", "enable", "nobody")).rejects.toMatchObject({ code: "not-found" });
  await expect(ops("banners", "enable")).rejects.toBeInstanceOf(UsageError);
});
