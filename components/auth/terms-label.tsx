import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { textLink } from "#components/ui/text-link.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** REG-04: links to the terms and the privacy policy. They open in a new tab, so that the input stays. */
export function TermsLabel({ locale, age }: { locale: Locale; age: number }) {
  const t = useTranslations("auth.register");
  const help = localePath(locale, "/help");
  const link = (anchor: string) => (text: ReactNode) => (
    <a className={textLink} href={`${help}#${anchor}`} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <>
      {t.rich("agree", { age, terms: link("term"), privacy: link("privacy") })}
      <span aria-hidden className="ps-0.5 text-negative">
        *
      </span>
    </>
  );
}
