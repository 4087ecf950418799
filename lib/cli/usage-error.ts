/** Wrong usage of a command; shown with its usage line, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
