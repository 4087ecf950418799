/** Says what was wrong with the way a command was called; shown with its usage, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
