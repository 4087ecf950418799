import { Smartphone } from "lucide-react";
import { AppCodes } from "#components/layout/app-codes.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";

const menuId = "app-menu";

/** NAV-06: renders the site's apps as QR codes to scan from a desktop. Renders nothing when the site has no apps. */
export function AppMenu({ facts, className }: { facts: ShellFacts; className: string }) {
  const { t } = facts;
  const apps = appsOf(facts);
  if (apps.length === 0) return null;
  return (
    <>
      <button type="button" popoverTarget={menuId} title={t("get-app")} className={className}>
        <Smartphone aria-hidden size={19} />
        <span className="flex-1 truncate-line narrow:sr-only">{t("get-app")}</span>
      </button>
      <AppCodes id={menuId} label={t("get-app")} note={t("app-scan")} apps={apps} />
    </>
  );
}

/** Returns the site's apps with their names. */
export function appsOf({ apps: { ios, android }, t }: ShellFacts): { name: string; url: string }[] {
  return [
    ...(ios ? [{ name: t("app-ios"), url: ios }] : []),
    ...(android ? [{ name: t("app-android"), url: android }] : []),
  ];
}
