/**
 * The password of the login just made, while the account needs a new one, so the form does not ask for it again
 * (AUTH-11). It outlives its popup but not the page.
 */
let known: string | undefined;

export const knownPassword = () => known;

export function keepPassword(password: string | undefined): void {
  known = password;
}
