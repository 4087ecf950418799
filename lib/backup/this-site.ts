import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import type { Site } from "#lib/backup/write-backup.ts";
import { env } from "#lib/platform/env.ts";

const packageFacts = z.object({ version: z.string() });

/** The site of this process: where its database, its files and its secrets are. */
export function thisSite(): Site {
  const { DATABASE_URL, DATA_FOLDER, SESSION_SECRET, OTHER_SESSION_SECRETS } = env();
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return {
    databaseUrl: DATABASE_URL,
    dataFolder: resolve(DATA_FOLDER),
    sessionSecret: SESSION_SECRET,
    otherSecrets: OTHER_SESSION_SECRETS,
    product: packageFacts.parse(JSON.parse(text)).version,
  };
}
