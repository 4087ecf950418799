import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import type { PlayMode, TableState } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { GameCode } from "#lib/originals/registry.ts";

/** Props that the page of an in-house game passes to it. */
export interface GameProps<Code extends GameCode> {
  locale: Locale;
  mode: PlayMode;
  access: MoneyAccess;
  currency: string;
  studio: string;
  /** Initial state when the server has it; otherwise the game loads it. */
  initial: TableState<Code> | null;
  /** False when the site has disabled autoplay. */
  autoplayAllowed: boolean;
  /** False when the site has disabled quick rounds, in games whose results take time to show. */
  turboAllowed: boolean;
}
