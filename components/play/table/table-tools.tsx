"use client";
import { BookOpen, Repeat, ShieldCheck, Volume2, VolumeX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FullScreenButton } from "#components/play/table/full-screen-button.tsx";
import { cx } from "#components/ui/cx.ts";
import { IconButton } from "#components/ui/icon-button.tsx";

export type Sheet = "autoplay" | "fair" | "rules";

interface TableToolsProps {
  /** Commitment to the seed in use; null until the table is known. */
  serverSeedHash: string | null;
  onSheet: (sheet: Sheet) => void;
  /** False when the site has disabled autoplay. */
  autoplay: boolean;
  autoplayReady: boolean;
  /** On wide screens autoplay is beside the play button. */
  autoplayAside?: boolean;
  sound: boolean;
  toggleSound: () => void;
  /** Further tools of the game. */
  children?: ReactNode;
}

/** Opens fairness, autoplay and rules, and toggles sound and full screen. */
export function TableTools(props: TableToolsProps) {
  const {
    serverSeedHash,
    onSheet,
    autoplay,
    autoplayReady,
    autoplayAside = false,
    sound,
    toggleSound,
    children,
  } = props;
  const t = useTranslations("games");
  const Speaker = sound ? Volume2 : VolumeX;
  const known = serverSeedHash !== null;
  return (
    <div className="flex items-center gap-1 max-lg:order-3 max-lg:-mx-2.5 max-lg:justify-between">
      <button
        type="button"
        disabled={!known}
        onClick={() => onSheet("fair")}
        className="inline-flex min-h-tap items-center gap-2 rounded-md px-2.5 text-start font-[650] text-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-1"
      >
        <ShieldCheck aria-hidden size={20} />
        <span className="grid leading-[1.2]">
          {t("fair-play")}
          <small translate="no" dir="ltr" className="money text-xs font-normal text-3">
            {known ? shortHash(serverSeedHash) : "–"}
          </small>
        </span>
      </button>
      <span className="flex">
        {children}
        {autoplay && (
          <span className={cx(autoplayAside && "lg:hidden")}>
            <IconButton label={t("autoplay")} disabled={!autoplayReady} onClick={() => onSheet("autoplay")}>
              <Repeat aria-hidden size={20} />
            </IconButton>
          </span>
        )}
        <IconButton label={t("rules")} disabled={!known} onClick={() => onSheet("rules")}>
          <BookOpen aria-hidden size={20} />
        </IconButton>
        <IconButton label={t("sound")} aria-pressed={sound} onClick={toggleSound}>
          <Speaker aria-hidden size={20} />
        </IconButton>
        <span className="lg:hidden">
          <FullScreenButton />
        </span>
      </span>
    </div>
  );
}

function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}
