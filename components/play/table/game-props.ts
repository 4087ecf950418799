import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import type { PlayMode, TableState } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { GameCode } from "#lib/originals/registry.ts";

/** What the page of an in-house game gives it. */
export interface GameProps<Code extends GameCode> {
  locale: Locale;
  mode: PlayMode;
  access: MoneyAccess;
  currency: string;
  studio: string;
  /** Where the player stands, when the server knew it; else the game asks. */
  initial: TableState<Code> | null;
  /** False where the site has switched it off. */
  autoplayAllowed: boolean;
  /** The same for quick rounds, in games whose results take time to show. */
  turboAllowed: boolean;
}
