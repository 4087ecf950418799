import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { goBack, openAuthPopup, openedHere } from "#lib/client/auth-popup.ts";
import { loseMember, pageOwnerAtom } from "#lib/client/member-state.ts";
import { isForMembers, type OwnerLoss, onOwnerLost, reportOwnerLost } from "#lib/client/owner-lost.ts";
import { onSessionChanged } from "#lib/client/session-broadcast.ts";
import { store } from "#lib/client/store.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/**
 * Removes the player's data from the page when the session ended elsewhere or another account logged in, and says why.
 * A page for members only stays in place below the login, so that what was typed can come back; other pages are
 * rendered for the present account.
 */
export function useOwnerWatch(locale: Locale): void {
  const router = useRouter();
  useEffect(
    () =>
      onSessionChanged(async (owner) => {
        // A login in another tab also answers the login that is open over this page.
        if (owner && openedHere()) await goBack();
        if (owner === store.get(pageOwnerAtom)) router.refresh();
        else reportOwnerLost(owner ? "account-changed" : "logged-out");
      }),
    [router],
  );
  useEffect(
    () =>
      onOwnerLost(({ why, message }) => {
        const had = Boolean(store.get(pageOwnerAtom));
        if (had) loseMember();
        if (had && isForMembers() && why !== "account-changed") openAuthPopup("login", { again: true });
        else router.refresh();
        if (had) void say(locale, why, message);
      }),
    [router, locale],
  );
}

async function say(locale: Locale, why: OwnerLoss, message: string | undefined): Promise<void> {
  const [{ toast }, { readOwnerLoss }] = await Promise.all([
    import("#components/ui/toast/toast.ts"),
    import("#lib/client/read-owner-loss.ts"),
  ]);
  const title = message || (await readOwnerLoss(locale, why));
  if (title) toast({ title, tone: "info" });
}
