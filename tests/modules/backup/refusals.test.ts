import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBackup } from "#lib/backup/make-backup.ts";
import { manifestDigestName, manifestName } from "#lib/backup/manifest.ts";
import { restoreBackup } from "#lib/backup/restore-backup.ts";
import type { Site } from "#lib/backup/write-backup.ts";
import {
  emptyPlace,
  freshFolder,
  removePlaces,
  rewritten,
  siteOfTest,
  stateOf,
} from "#tests/support/fixtures/backup.ts";
import { expectBooksClean, operatorContext, playedMember } from "#tests/support/fixtures/cashier.ts";
import { ops } from "#tests/support/processes/commands.ts";

const upload = "files/uploads/a.png";
let site: Site;
let place: Site;
let file: string;
let before: Awaited<ReturnType<typeof stateOf>>;

beforeAll(async () => {
  site = siteOfTest();
  mkdirSync(join(site.dataFolder, dirname(upload)), { recursive: true });
  writeFileSync(join(site.dataFolder, upload), "a picture");
  await playedMember(1_000n);
  file = join(freshFolder(), "site.tar");
  await makeBackup(operatorContext(), site, file);
  place = await emptyPlace();
  before = await stateOf(place);
});
afterAll(async () => {
  await expectBooksClean();
  await removePlaces();
});

/** Expects that nothing is restored from a file, that the reason is said, and that the place is as it was. */
async function expectRefused(path: string, reason: string, into = place): Promise<void> {
  await expect(restoreBackup(operatorContext(), into, { file: path })).rejects.toMatchObject({
    name: "BackupError",
    message: expect.stringContaining(reason),
  });
  expect(await stateOf(place)).toEqual(before);
}

const transfers = "database/public.transfer/000001.copy.gz";

it.each([
  [manifestName, `lacks its ${manifestName}: it is not whole.`],
  [manifestDigestName, `lacks its ${manifestDigestName}: it is not whole.`],
  [transfers, `lacks ${transfers}: it is not whole.`],
  [`files/${upload}`, `lacks files/${upload}: it is not whole.`],
  ["files/secrets.json", "lacks files/secrets.json: it is not whole."],
])("HOUSE-33 a backup without %s is refused, and nothing is changed", async (missing, reason) => {
  await expectRefused(await rewritten(file, (name, content) => (name === missing ? null : content)), reason);
});

it.each([manifestName, transfers, `files/${upload}`])(
  "HOUSE-33 a backup with one changed byte in %s is refused",
  async (changed) => {
    const path = await rewritten(file, (name, content) => {
      if (name === changed) content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1;
      return content;
    });
    await expectRefused(
      path,
      `is damaged: ${changed === manifestName ? "its " : ""}${changed} has changed since it was made.`,
    );
  },
);

it.each([0, 100, 512, 5_000, 0.5, 0.9, -1024, -1])("HOUSE-33 a backup that is cut off at %d is refused", async (at) => {
  const path = join(freshFolder(), "cut.tar");
  copyFileSync(file, path);
  const { size } = statSync(file);
  const cut = at < 0 ? size + at : at > 0 && at < 1 ? Math.round(size * at) : at;
  truncateSync(path, cut);
  await expectRefused(path, `${path} is cut off: it ends in the middle.`);
});

/** Changes the manifest as somebody would who also writes its digest. */
const withManifest = async (change: (manifest: Record<string, unknown>) => void) => {
  const manifest = await manifestOf();
  change(manifest);
  const text = Buffer.from(JSON.stringify(manifest));
  const digest = Buffer.from(createHash("sha256").update(text).digest("hex"));
  return rewritten(file, (name, content) =>
    name === manifestName ? text : name === manifestDigestName ? digest : content,
  );
};

async function manifestOf(): Promise<Record<string, unknown>> {
  let text = "";
  await rewritten(file, (name, content) => {
    if (name === manifestName) text = content.toString();
    return content;
  });
  return JSON.parse(text);
}

it("HOUSE-33 a backup of a newer version is refused by its format or its migrations", async () => {
  const newer = `is from a newer version (9.1.0); this is ${site.product}. Restore it with that version.`;
  await expectRefused(
    await withManifest((manifest) => Object.assign(manifest, { format: 2, product: "9.1.0" })),
    newer,
  );
  const path = await withManifest((manifest) => {
    const { migrations } = manifest;
    if (!Array.isArray(migrations)) throw new Error("no migrations");
    Object.assign(manifest, { product: "9.1.0", migrations: [...migrations, { when: 9e12, sha256: "0".repeat(64) }] });
  });
  await expectRefused(path, newer);
});

it("HOUSE-33 a backup with columns that this version lacks leaves the place as it was", async () => {
  const path = await withManifest((manifest) => {
    const { tables } = manifest;
    if (!Array.isArray(tables)) throw new Error("no tables");
    tables.find(({ name }) => name === "job").columns.push("mood");
  });
  await expectRefused(path, 'This version has no place for "pgboss"."job": mood. Restore the backup with the version');
});

it("HOUSE-33 an entry that would leave its folder is refused", async () => {
  const path = await rewritten(file, (_, content) => content);
  const bytes = readFileSync(path);
  const at = bytes.indexOf("files/files/uploads/a.png");
  bytes.write("files/../files/uploads/a.p", at);
  let sum = 0;
  const header = bytes.subarray(at, at + 512);
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 0x20 : byte;
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  writeFileSync(path, bytes);
  await expectRefused(path, "has an entry that no backup has: files/../files/uploads/a.p");
});

it("HOUSE-33 what is no backup is refused", async () => {
  const path = join(freshFolder(), "notes.txt");
  writeFileSync(path, "x".repeat(2_000));
  await expectRefused(path, `${path} is no backup.`);
  await expectRefused(`${path}.missing`, `${path}.missing cannot be read (ENOENT`);
});

it("HOUSE-33 a backup without its SESSION_SECRET needs the same one from the environment", async () => {
  const own = { ...siteOfTest(), sessionSecret: "s".repeat(40) };
  const path = join(freshFolder(), "other.tar");
  expect(await makeBackup(operatorContext(), own, path)).toMatchObject({ hasSecret: false });
  await expectRefused(path, "The backup lacks its SESSION_SECRET, which its environment brought.");
  const opens = { ...(await emptyPlace()), otherSecrets: [own.sessionSecret] };
  expect(await restoreBackup(operatorContext(), opens, { file: path })).toMatchObject({ name: "other.tar" });
  // Of the environment, and not the one that the backup brings.
  await expectRefused(file, "SESSION_SECRET is not the one that the backup was made under.", {
    ...place,
    sessionSecret: "e".repeat(40),
  });
});

it("HOUSE-33 a backup never replaces a file, and one that fails leaves none behind", async () => {
  await expect(makeBackup(operatorContext(), site, file)).rejects.toThrow(
    `${file} is there already. Name another file.`,
  );
  const path = join(freshFolder(), "new.tar");
  const gone = { ...site, databaseUrl: site.databaseUrl.replace(/\/[^/]*$/, "/nowhere") };
  await expect(makeBackup(operatorContext(), gone, path)).rejects.toThrow(/^The backup was not made \(/);
  expect(readdirSync(dirname(path))).toEqual([]);
  await expect(makeBackup(operatorContext(), site, join(file, "x.tar"))).rejects.toThrow("x.tar cannot be written (");
});

it("OPS-01 `backup FILE` and `restore FILE` say what they did, or in a sentence why not", async () => {
  const path = join(freshFolder(), "by-hand.tar");
  expect(await ops("backup", path)).toMatch(
    /by-hand\.tar: \d+\.\d MB, 0 accounts, 3 movements, \d+ files?\.\n(.*\n)?Whoever has the file has the site/,
  );
  expect(existsSync(path)).toBe(true);
  await expect(ops("restore", path)).rejects.toMatchObject({
    name: "Refusal",
    message: expect.stringContaining("is in use"),
  });
  await expect(ops("restore")).rejects.toMatchObject({ message: expect.stringContaining("Give FILE: ") });
});
