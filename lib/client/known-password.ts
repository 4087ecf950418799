/**
 * The password of the login just made, while a new one is due: then it is not asked for again (AUTH-11). Outlives the
 * popup it was typed into, never the page.
 */
let known: string | undefined;

export const knownPassword = () => known;

export function keepPassword(password: string | undefined): void {
  known = password;
}
