"use client";
import { usePathname, useRouter } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { Picture } from "#components/ui/picture.ts";
import { authIntent, authPopupAt, goBack, openedHere } from "#lib/client/auth-popup.ts";
import { onSessionChanged } from "#lib/client/session-news.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import type { RegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";

const [AuthDialog, fetchDialog] = lazyPart(() => import("#components/auth/auth-dialog.tsx"));

interface AuthPopupsProps {
  locale: Locale;
  siteName: string;
  logo: Picture | undefined;
  settings: RegistrationSettings;
  session: { mustChangePassword: boolean } | null;
}

/**
 * The popups at /login and /register, over whatever page there is. The address decides: a hard load renders them on the
 * server, `openAuthPopup` pushes the address, Back and Forward just work (SITE-02, decisions.md 22).
 */
export function AuthPopups({ locale, siteName, logo, settings, session }: AuthPopupsProps) {
  const router = useRouter();
  const wanted = authPopupAt(usePathname());
  // An entry from before the login, come back to. Other entries are for people without a session, whatever this page
  // was once rendered with: the server sends everyone else home.
  const outdated = wanted !== null && session !== null && openedHere() === "first";
  const popup = wanted && !outdated ? wanted : session?.mustChangePassword ? "password" : null;
  const sessionGone = wanted !== null && session !== null && openedHere() === null;
  const [served, setServed] = useState(popup !== null);
  const [knownPassword, setKnownPassword] = useState<string>();
  const home = localePath(locale, "/");

  useEffect(() => onSessionChanged(() => router.refresh()), [router]);
  useEffect(() => {
    addEventListener(authIntent, fetchDialog);
    return () => removeEventListener(authIntent, fetchDialog);
  }, []);
  useEffect(() => {
    if (outdated) router.replace(home);
    if (sessionGone) router.refresh();
  }, [outdated, sessionGone, router, home]);
  useEffect(() => {
    if (!popup) setServed(false);
  }, [popup]);

  const close = () => (openedHere() ? history.back() : router.replace(home));

  async function enter(answer: LoginAnswer, password?: string) {
    const due = answer.mustChangePassword || answer.passwordExpired;
    setKnownPassword(due ? password : undefined);
    const target = returnTarget(new URLSearchParams(location.search).get("return")) ?? home;
    // Where the popup is the page's own address, refreshing that address would lead home: a new load has one target.
    // Not while a new password is due, since the load would forget the present one and ask for it again.
    if (authPopupAt(location.pathname) && !openedHere() && !due) return location.replace(target);
    const over = authPopupAt(location.pathname) && openedHere();
    if (over) await goBack();
    // The page that the popup stood over stays in the history: from a game, Back leads to the list it was found in.
    if (`${location.pathname}${location.search}` !== target) router[over ? "push" : "replace"](target);
    router.refresh();
  }

  function left() {
    router.replace(home);
    router.refresh();
  }

  if (!popup) return null;
  return (
    <Suspense>
      <AuthDialog
        {...{ popup, locale, siteName, logo, settings, served, knownPassword }}
        onClose={close}
        onEntered={enter}
        onLeft={left}
      />
    </Suspense>
  );
}
