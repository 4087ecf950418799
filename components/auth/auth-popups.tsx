"use client";
import { usePathname, useRouter } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useOwnerWatch } from "#components/auth/use-owner-watch.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { Picture } from "#components/ui/picture.ts";
import { authIntent, authPopupAt, openedHere } from "#lib/client/auth-popup.ts";
import type { EntranceBanners } from "#lib/client/content/entrance-banners.ts";
import type { RegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const [AuthDialog, fetchDialog] = lazyPart(() => import("#components/auth/auth-dialog.tsx"));

interface AuthPopupsProps {
  locale: Locale;
  siteName: string;
  logo: Picture | undefined;
  settings: RegistrationSettings;
  /** The banners beside the forms, when the page opens with one of them. */
  art: EntranceBanners | undefined;
  session: { mustChangePassword: boolean; isAgent: boolean } | null;
}

/**
 * Renders the popups at /login and /register over the current page. The URL decides: a hard load renders them on the
 * server, `openAuthPopup` pushes the URL, and Back and Forward work (SITE-02).
 */
export function AuthPopups({ locale, siteName, logo, settings, art, session }: AuthPopupsProps) {
  const router = useRouter();
  const wanted = authPopupAt(usePathname());
  // True for a history entry from before the login. All other entries are for visitors, whatever session the page was
  // rendered with, because the server redirects members to the home page.
  const outdated = wanted !== null && session !== null && openedHere() === "first";
  const popup = wanted && !outdated ? wanted : session?.mustChangePassword ? "password" : null;
  const sessionGone = wanted !== null && session !== null && openedHere() === null;
  const [served, setServed] = useState(popup !== null);
  const home = localePath(locale, "/");

  useOwnerWatch(locale);
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

  if (!popup) return null;
  return (
    <Suspense>
      <AuthDialog
        {...{ popup, locale, siteName, logo, settings, art, served }}
        agentSide={session?.isAgent ?? false}
        onClose={close}
      />
    </Suspense>
  );
}
