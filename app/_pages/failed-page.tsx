import { getLocale, getTranslations } from "next-intl/server";
import { SettingSun } from "#components/art/setting-sun.tsx";
import { ButtonLink, buttonClass } from "#components/ui/button.tsx";
import { NoticePage } from "#components/ui/notice-page.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";

interface FailedPageProps {
  /** The reference of the error in the log. */
  reference: string;
  framed: boolean;
}

/** SITE-01: the drawn 500, with customer service. It works without scripts, since scripts may have failed as well. */
export async function FailedPage({ reference, framed }: FailedPageProps) {
  const [t, requested] = await Promise.all([getTranslations("error-page"), getLocale()]);
  const locale = isLocale(requested) ? requested : defaultLocale;
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoticePage
        framed={framed}
        art={<SettingSun clouded />}
        title={t("error-title")}
        text={t("error-text")}
        actions={
          <>
            {/* biome-ignore lint/a11y/useValidAnchor: the same address again */}
            <a href="" className={buttonClass({ tone: "gold" })}>
              {t("retry")}
            </a>
            <ButtonLink href={localePath(locale, "/help")}>{t("service")}</ButtonLink>
          </>
        }
        note={t("reference", { digest: reference })}
      />
    </>
  );
}
