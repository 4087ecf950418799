import { QrCode } from "lucide-react";
import { AppCodes } from "#components/layout/app-codes.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";

const menuId = "app-menu";

/**
 * NAV-06: renders the site's apps as QR codes to scan from a desktop, in the side menu and, while that is narrow, behind
 * a button. Renders nothing when the site has no apps.
 */
export function AppMenu({ facts, className }: { facts: ShellFacts; className: string }) {
  const { t } = facts;
  const apps = appsOf(facts);
  if (apps.length === 0) return null;
  const codes = <AppCodes label={t("get-app")} note={t("app-scan")} apps={apps} />;
  return (
    <>
      <div className="shrink-0 narrow:hidden">{codes}</div>
      <div className="mt-auto hidden shrink-0 narrow:block">
        <button type="button" popoverTarget={menuId} title={t("get-app")} className={className}>
          <QrCode aria-hidden size={19} />
          <span className="sr-only">{t("get-app")}</span>
        </button>
      </div>
      <div
        id={menuId}
        popover="auto"
        className="overlay m-auto w-[264px] rounded-[18px] p-1.5 text-2 backdrop:bg-scrim"
      >
        {codes}
      </div>
    </>
  );
}

/** Returns the site's apps with their names. */
export function appsOf({ apps: { ios, android }, t }: ShellFacts): { platform: string; name: string; url: string }[] {
  return [
    ...(ios ? [{ platform: "iOS", name: t("app-ios"), url: ios }] : []),
    ...(android ? [{ platform: "Android", name: t("app-android"), url: android }] : []),
  ];
}
