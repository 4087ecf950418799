import { afterEach, expect, it, vi } from "vitest";
import { commands as banners } from "#lib/cli/banners.ts";
import { UsageError } from "#lib/cli/command.ts";
import { commands as notices } from "#lib/cli/notices.ts";
import { addBanner } from "#lib/modules/content/index.ts";
import { operatorContext, runCommand } from "#tests/support/run-command.ts";

afterEach(() => vi.restoreAllMocks());

const words = ["--title", "Maintenance tonight", "--content", "<p>From 2 to 4.</p>"];

it("MSG-01 an operator publishes a notice in languages, sees it and takes it away, under their own name", async () => {
  const arabic = ["--title-ar", "صيانة الليلة", "--content-ar", "<p>من 2 إلى 4.</p>"];
  const until = ["--ticker", "--position=-5", "--until", "2027-01-01T00:00Z"];
  const said = await runCommand(notices.add, ...words, ...arabic, ...until);
  const id = /^Published as ([0-9a-f-]{36});/.exec(said)?.[1] ?? "";
  expect(await runCommand(notices.list)).toBe(
    `${id}  PL  *  always to 2027-01-01T00:00:00.000Z  ar,en  Maintenance tonight\n1 notice`,
  );
  await runCommand(notices.remove, id);
  expect(await runCommand(notices.list)).toBe("0 notices");
  await expect(runCommand(notices.remove, id)).rejects.toMatchObject({ code: "not-found" });
  const rows = await operatorContext.db.sql`select actor from audit_entry where subject = ${`notice:${id}`}`;
  expect(rows.map(({ actor }) => actor)).toEqual(["Ana", "Ana"]);
});

it.each([
  [],
  ["--title", "Alone"],
  [...words, "--title-fil", "Mag-isa"],
  [...words, "--position", "first"],
  [...words, "--from", "tomorrow"],
  [...words, "--type", "XX"],
])("MSG-01 notices add %j is called wrongly", async (...args) => {
  await expect(runCommand(notices.add, ...args)).rejects.toBeInstanceOf(UsageError);
});

it("MSG-01 a notice that is nothing but a script is refused", async () => {
  const content = "<script>alert(1)</script>";
  await expect(runCommand(notices.add, "--title", "T", "--content", content)).rejects.toMatchObject({
    code: "invalid-input",
  });
});

it("LOBBY-02 an operator lists banners, hides one and shows it again", async () => {
  await addBanner(operatorContext, {
    code: "fiesta",
    groupName: "w_home",
    position: 10,
    texts: { en: { title: "Fiesta", text: "Three nights" } },
    art: { backdrop: "dusk", covers: [] },
    link: { kind: "none" },
  });
  expect(await runCommand(banners.list)).toBe("w_home    10  on   fiesta  always to always  Fiesta\n1 banner");
  expect(await runCommand(banners.disable, "fiesta")).toMatch(/^Now off/);
  expect(await runCommand(banners.disable, "fiesta")).toMatch(/^Already off/);
  expect(await runCommand(banners.list)).toContain("  off  fiesta");
  expect(await runCommand(banners.enable, "fiesta")).toMatch(/^Now on/);
  await expect(runCommand(banners.enable, "nobody")).rejects.toMatchObject({ code: "not-found" });
  await expect(runCommand(banners.enable)).rejects.toBeInstanceOf(UsageError);
});
