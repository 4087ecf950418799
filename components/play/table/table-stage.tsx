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

/** Lays out the night scene, mode switch, history strip, and the game in the middle. */
export function TableStage(props: TableStageProps) {
  const { game, title, mode, access, locale, historyName, history, loading, scene, children } = props;
  return (
    <main
      aria-busy={loading}
      className="table-stage relative isolate grid min-h-0 grid-rows-[auto_minmax(0,1fr)] overflow-hidden"
    >
      <NightScene />
      {scene}
      <h1 translate="no" className="sr-only">
        {title}
      </h1>
      <div className="flex items-center gap-2 px-2.5 pt-2.5">
        <ModeSwitch {...{ mode, access, locale, game }} />
        <HistoryStrip name={historyName} rounds={history} locale={locale} />
      </div>
      <div className="grid min-h-0 content-center px-2.5 sm:justify-center">{children}</div>
    </main>
  );
}
