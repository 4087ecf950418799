/** A reason in one sentence, for the operator, why a backup was not made or not restored. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Rethrows an error of the file system or of the database as a sentence that begins with `what`. */
export function explained(what: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof BackupError || !(error instanceof Error)) throw error;
    const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
    const why = code === "ENOSPC" ? "the disk is full" : error.message;
    throw new BackupError(`${what} (${code}: ${why}).`, { cause: error });
  };
}
