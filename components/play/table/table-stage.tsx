"use client";
import type { ReactNode } from "react";
import { HistoryStrip, type PastRound } from "#components/play/table/history-strip.tsx";
import { ModeSwitch, type MoneyAccess } from "#components/play/table/mode-switch.tsx";
import { NightScene } from "#components/play/table/night-scene.tsx";
import type { PlayMode } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface TableStageProps {
  /** Code and name of the game. */
  game: string;
  title: string;
  mode: PlayMode;
  access: MoneyAccess;
  locale: Locale;
  historyName: string;
  history: readonly PastRound[];
  loading: boolean;
  /** Between the night scene and the table. */
  scene?: ReactNode;
  children: ReactNode;
}

/** Lays out the bar with the mode and the last rounds, and below it the night scene with the game in its middle. */
export function TableStage(props: TableStageProps) {
  const { game, title, mode, access, locale, historyName, history, loading, scene, children } = props;
  return (
    <main aria-busy={loading} className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <h1 translate="no" className="sr-only">
        {title}
      </h1>
      <div className="flex items-center gap-2 border-b border-line-1 bg-surface-1 px-2.5 py-1 lg:px-3">
        <ModeSwitch {...{ mode, access, locale, game }} />
        <HistoryStrip name={historyName} rounds={history} locale={locale} />
      </div>
      <div className="table-stage relative isolate grid min-h-0 content-center overflow-hidden px-2.5 sm:justify-center">
        <NightScene />
        {scene}
        {children}
      </div>
    </main>
  );
}
