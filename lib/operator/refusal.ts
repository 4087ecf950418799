import { BackupError } from "#lib/backup/backup-error.ts";

/** An act was refused for a reason that is a sentence. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

export function asRefusal(error: unknown): never {
  throw error instanceof BackupError ? new Refusal(error.message, { cause: error }) : error;
}
