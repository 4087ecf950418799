import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { env } from "#lib/platform/env.ts";

const savedAccounts = z.array(
  z.object({
    role: z.string(),
    account: z.string(),
    password: z.string(),
    /** Six digits, for withdrawals; absent until the account has one. */
    paymentPassword: z.string().optional(),
  }),
);

export type SavedAccount = z.output<typeof savedAccounts>[number];

const file = () => join(env().DATA_FOLDER, "demo-accounts.json");

/** Reads the private file with this install's demo accounts, which `npm start` prints. */
export function readSavedAccounts(): SavedAccount[] {
  return existsSync(file()) ? savedAccounts.parse(JSON.parse(readFileSync(file(), "utf8"))) : [];
}

export function writeSavedAccounts(accounts: readonly SavedAccount[]): void {
  mkdirSync(env().DATA_FOLDER, { recursive: true });
  writeFileSync(`${file()}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file()}.new`, file());
}
