"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import type { PlayMode } from "#lib/client/originals.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const cell =
  "inline-flex min-h-9 items-center rounded-[10px] px-3.5 text-sm font-semibold whitespace-nowrap text-2 max-lg:min-h-tap hover:text-1 aria-[current=true]:bg-surface-0 aria-[current=true]:text-1 aria-[current=true]:shadow-[inset_0_0_0_2px_var(--brand-mark)]";

/** Access to play for money: `open` with an account, `after-login` for visitors, `none` for trial accounts. */
export type MoneyAccess = "open" | "after-login" | "none";

interface ModeSwitchProps {
  mode: PlayMode;
  access: MoneyAccess;
  locale: Locale;
  /** Code of the game. */
  game: string;
}

/** Always shows whether play is for money or demo. */
export function ModeSwitch({ mode, access, locale, game }: ModeSwitchProps) {
  const t = useTranslations("games");
  const page = localePath(locale, `/play/${game}`);
  const logIn = (event: MouseEvent) => {
    if (access === "open") return;
    event.preventDefault();
    openAuthPopup("login", { returnTo: page });
  };
  return (
    <nav aria-label={t("mode")} className="flex shrink-0 rounded-[12px] bg-surface-2 lg:p-1">
      {access !== "none" && (
        <Link
          prefetch={false}
          href={page}
          onClick={logIn}
          aria-current={mode === "money" || undefined}
          className={cell}
        >
          {t("mode-money")}
        </Link>
      )}
      <Link prefetch={false} href={`${page}?demo=1`} aria-current={mode === "demo" || undefined} className={cell}>
        {t("mode-demo")}
      </Link>
    </nav>
  );
}
