import { Smartphone } from "lucide-react";
import { AppCodes } from "#components/layout/app-codes.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";

const menuId = "app-menu";

/** NAV-06: the apps of the site, as codes to scan from a desktop. Nothing where the site has none. */
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

/** The apps there are, with their names. */
export function appsOf({ apps: { ios, android }, t }: ShellFacts): { name: string; url: string }[] {
  return [
    ...(ios ? [{ name: t("app-ios"), url: ios }] : []),
    ...(android ? [{ name: t("app-android"), url: android }] : []),
  ];
}
