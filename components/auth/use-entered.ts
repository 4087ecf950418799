import { useRouter } from "next/navigation";
import { authPopupAt, goBack, openedHere } from "#lib/client/auth-popup.ts";
import { keepPassword } from "#lib/client/known-password.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";

/** AUTH-07: where one goes on after a login, a registration or a new password, whichever place its form stands in. */
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
    // Where the form is the page's own address, refreshing that address would lead elsewhere: a new load has one target.
    // Not while a new password is due, since the load would forget the present one and ask for it again.
    if ((popup || atAgents) && !over && !due) return location.replace(target);
    if (over) await goBack();
    // Agents choose a new password where they logged in, and go on from there.
    const stays = atAgents && due;
    // The page that the popup stood over stays in the history: from a game, Back leads to the list it was found in.
    if (!stays && `${location.pathname}${location.search}` !== target) router[over ? "push" : "replace"](target);
    router.refresh();
  };
}
