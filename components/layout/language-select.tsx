"use client";
import { ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { useDebouncedChoice } from "#components/ui/use-debounced-choice.ts";
import { preserveFormInput, restoreFormInput } from "#lib/client/preserve-form-input.ts";
import { remember } from "#lib/client/remembered.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";

interface LanguageSelectProps {
  locale: Locale;
  label: string;
  languages: readonly { tag: Locale; name: string }[];
  icon: ReactNode;
  /** Shows only the icon while the side menu is narrow. */
  narrowing?: boolean;
}

/**
 * Opens the same page in another language and keeps form input. Navigates without a reload, because typed secrets are
 * kept only in memory.
 */
export function LanguageSelect({ locale, label, languages, icon, narrowing }: LanguageSelectProps) {
  const router = useRouter();
  const choice = useDebouncedChoice(locale, (tag) => {
    if (!isLocale(tag)) return;
    const { pathname, search, hash } = location;
    const path = pathname.split("/")[1] === locale ? pathname.slice(locale.length + 1) || "/" : pathname;
    remember("lang", tag);
    const typed = preserveFormInput();
    router.replace(`${localePath(tag, path)}${search}${hash}`, { scroll: false });
    restoreFormInput(typed);
  });
  return (
    <label
      title={label}
      className={cx(
        "row-link flex-1",
        narrowing && "narrow:w-tap narrow:flex-none narrow:justify-center narrow:px-0 narrow:min-h-tap",
      )}
    >
      {icon}
      <span className="sr-only">{label}</span>
      <select
        {...choice}
        className={cx(
          "absolute inset-0 w-full appearance-none rounded-[10px] bg-transparent ps-[41px] pe-9 font-[550] text-2",
          narrowing && "narrow:p-0 narrow:text-transparent",
        )}
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag} className="bg-surface-1 text-1">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className={cx("pointer-events-none ms-auto", narrowing && "narrow:hidden")} />
    </label>
  );
}
