import { getLocale, getTranslations } from "next-intl/server";
import { SettingSun } from "#components/art/setting-sun.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { NoticePage } from "#components/ui/notice-page.tsx";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";

/** SITE-01: the drawn 404, with customer service. */
export async function NotFoundPage() {
  const [t, status, requested] = await Promise.all([
    getTranslations("error-page"),
    getTranslations("status"),
    getLocale(),
  ]);
  const locale = isLocale(requested) ? requested : defaultLocale;
  return (
    <NoticePage
      art={<SettingSun />}
      title={status("not-found-title")}
      text={status("not-found-text")}
      actions={
        <>
          <ButtonLink tone="gold" href={homePath(locale)}>
            {t("home")}
          </ButtonLink>
          <ButtonLink href={localePath(locale, "/help")}>{t("service")}</ButtonLink>
        </>
      }
    />
  );
}
