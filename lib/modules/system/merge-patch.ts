/** Applies a JSON Merge Patch (RFC 7396) to an object: nested objects merge, lists are replaced, `null` removes. */
export function mergePatch(base: unknown, change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key];
    else merged[key] = isRecord(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
