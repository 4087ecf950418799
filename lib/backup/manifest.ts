import { createHmac } from "node:crypto";
import * as z from "zod/mini";

export const manifestName = "manifest.json";
/** Digest of the manifest, the last entry: a backup that has it is whole. */
export const manifestDigestName = "manifest.json.sha256";
export const manifestFormat = 1;

const count = z.number().check(z.int(), z.minimum(0));
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const identifier = z.string().check(z.minLength(1));

export const manifestSchema = z.object({
  format: z.literal(manifestFormat),
  /** Version of the product. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Migrations that had run, oldest first. */
  migrations: z.array(z.object({ when: z.number(), sha256: digest })),
  /** In an order in which rows come after those they refer to. */
  tables: z.array(
    z.object({ schema: identifier, name: identifier, columns: z.array(identifier), rows: count, parts: count }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, last: z.string(), called: z.boolean() })),
  /** Every entry of the archive except the manifest and its digest. */
  entries: z.record(z.string(), z.object({ bytes: count, sha256: digest })),
  /** Tells whether a SESSION_SECRET is the one that sealed the data, without disclosing it. */
  secretFingerprint: digest,
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What an operator recognizes a backup by. */
export function countsOf({ tables, entries }: Manifest) {
  const rows = (name: string) => tables.find((table) => table.schema === "public" && table.name === name)?.rows ?? 0;
  const files = Object.keys(entries).filter((name) => name.startsWith(filesFolder)).length;
  return { accounts: rows("player"), movements: rows("transfer"), files };
}

export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("sinag backup").digest("hex");
}

const partDigits = 6;

/** Names a part of a table's rows: `database/public.transfer/000001.copy.gz`. */
export function partName({ schema, name }: { schema: string; name: string }, part: number): string {
  return `database/${schema}.${name}/${String(part).padStart(partDigits, "0")}.copy.gz`;
}

export const filesFolder = "files/";
