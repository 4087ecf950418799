import { useRouter } from "next/navigation";
import { authPopupAt, goBack, openedHere } from "#lib/client/auth-popup.ts";
import { keepPassword } from "#lib/client/known-password.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";

/** AUTH-07: returns the navigation after a login, a registration or a password change, for every place of the form. */
export function useEntered(locale: Locale) {
  const router = useRouter();
  return async (answer: LoginAnswer, password?: string): Promise<void> => {
    const due = answer.mustChangePassword || answer.passwordExpired;
    keepPassword(due ? password : undefined);
    const home = localePath(locale, answer.isAgent ? pages.agentHome.path : "/");
    const target = returnTarget(new URLSearchParams(location.search).get("return")) ?? home;
    const popup = authPopupAt(location.pathname) !== null;
    const over = popup && openedHere() !== null;
    const atAgents = location.pathname === localePath(locale, pages.agent.path);
    // On the form's own URL, `refresh` would follow the server's redirect away from the target; a full load has one
    // target. Skips this while a password change is due, because a full load would forget the current password and ask
    // for it again.
    if ((popup || atAgents) && !over && !due) return location.replace(target);
    if (over) await goBack();
    // Agents choose a new password on the login page and continue from there.
    const stays = atAgents && due;
    // The page under the popup stays in the history: from a game, Back leads to the list that it was opened from.
    if (!stays && `${location.pathname}${location.search}` !== target) router[over ? "push" : "replace"](target);
    router.refresh();
  };
}
