import "server-only";

/**
 * Returns the format that `Accept` names explicitly. Wildcards, which browsers send for pages and scripts, do not
 * count.
 */
export function wantedFormat(request: Request, formats: Readonly<Record<string, unknown>>): string | undefined {
  const accepted = (request.headers.get("accept") ?? "").split(",").map((part) => part.split(";")[0]?.trim());
  return Object.keys(formats).find((type) => accepted.includes(type));
}
