"use client";
import { usePathname, useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { authIntent, authPopupAt, goBack, wasOpenedHere } from "#lib/client/auth-popup.ts";
import { onSessionChanged } from "#lib/client/session-news.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import type { RegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";

const loadDialog = () => import("#components/auth/auth-dialog.tsx");
const AuthDialog = lazy(loadDialog);

interface AuthPopupsProps {
  locale: Locale;
  siteName: string;
  settings: RegistrationSettings;
  session: { mustChangePassword: boolean } | null;
}

/**
 * The popups at /login and /register, over whatever page there is. The address decides: a hard load renders them on the
 * server, `openAuthPopup` pushes the address, Back and Forward just work (SITE-02, decisions.md 22).
 */
export function AuthPopups({ locale, siteName, settings, session }: AuthPopupsProps) {
  const router = useRouter();
  const wanted = authPopupAt(usePathname());
  const popup = session?.mustChangePassword ? "password" : session ? null : wanted;
  const [served] = useState(popup !== null);
  const [knownPassword, setKnownPassword] = useState<string>();
  const home = localePath(locale, "/");

  useEffect(() => onSessionChanged(() => router.refresh()), [router]);
  useEffect(() => {
    addEventListener(authIntent, loadDialog);
    return () => removeEventListener(authIntent, loadDialog);
  }, []);
  useEffect(() => {
    if (session && wanted) router.replace(home);
  }, [session, wanted, router, home]);

  const close = () => (wasOpenedHere() ? history.back() : router.replace(home));

  async function enter(answer: LoginAnswer, password?: string) {
    setKnownPassword(answer.mustChangePassword || answer.passwordExpired ? password : undefined);
    const target = returnTarget(new URLSearchParams(location.search).get("return")) ?? home;
    if (authPopupAt(location.pathname) && wasOpenedHere()) await goBack();
    if (`${location.pathname}${location.search}` !== target) router.replace(target);
    router.refresh();
  }

  async function leave() {
    const { logOut } = await import("#lib/client/identity.ts");
    await logOut();
    router.replace(home);
    router.refresh();
  }

  if (!popup) return null;
  return (
    <Suspense>
      <AuthDialog
        {...{ popup, locale, siteName, settings, served, knownPassword }}
        onClose={close}
        onEntered={enter}
        onLogOut={leave}
      />
    </Suspense>
  );
}
