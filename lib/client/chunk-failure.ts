/** Bundlers set the error's name; a browser's own `import()` is recognizable only by its message. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, cause } = error;
  return (
    name === "ChunkLoadError" ||
    /dynamically imported module|Importing a module script/i.test(message) ||
    isChunkFailure(cause)
  );
}
