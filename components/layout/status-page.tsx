import { getLocale, getTranslations } from "next-intl/server";
import { SettingSun } from "#components/art/setting-sun.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { NoticePage } from "#components/ui/notice-page.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";

interface StatusPageProps {
  /** 1 maintenance, 2 blocked region, null when unknown because a service is unavailable. */
  status: 1 | 2 | null;
  /** The operator's maintenance message, or empty. */
  message: string;
  ip: string;
  /** True when shown within the site's frame. */
  framed?: boolean;
}

const texts = { 1: "maintenance", 2: "blocked", away: "away" } as const;

/** SITE-03: renders the whole page while the site is closed for everyone or for this visitor. */
export async function StatusPage({ status, message, ip, framed = false }: StatusPageProps) {
  const t = await getTranslations("status");
  const current = await getLocale();
  const locale = isLocale(current) ? current : defaultLocale;
  const name = texts[status ?? "away"];
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoticePage
        framed={framed}
        art={<SettingSun clouded />}
        title={status === 2 ? t("blockip") : t(`${name}-title`)}
        text={status === 1 && message ? message : t(`${name}-text`)}
        actions={<ButtonLink href={localePath(locale, "/help")}>{t("service")}</ButtonLink>}
        note={status === 2 ? t("your-address", { ip }) : undefined}
      />
    </>
  );
}
