import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import type { PlayMode } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** What the page of an in-house game gives it. */
export interface GameProps<State> {
  locale: Locale;
  mode: PlayMode;
  access: MoneyAccess;
  currency: string;
  studio: string;
  /** Where the player stands, when the server knew it; else the game asks. */
  initial: State | null;
  /** False where the site has switched it off. */
  autoplayAllowed: boolean;
}
