import "server-only";
import { RE2JS } from "re2js";

const compiled = new Map<string, RE2JS>();

/** True when a site may configure this pattern: RE2 syntax, which excludes all backtracking. */
export function isPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}

/** True when a text has a match of a configured pattern, in time linear in both. */
export function acceptsPattern(pattern: string, text: string): boolean {
  const known = compiled.get(pattern) ?? RE2JS.compile(pattern);
  compiled.set(pattern, known);
  return known.matcher(text).find();
}
