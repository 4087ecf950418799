import { redirect } from "next/navigation";
import type { AdmittedPage } from "#app/_pages/define-page.tsx";
import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import type { PlayMode } from "#lib/client/originals.ts";
import { launchDemoCall, launchGameCall } from "#lib/contracts/games/launch-game.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { launchDemo, launchGame } from "#lib/modules/games/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";

export interface PlayEntry {
  mode: PlayMode;
  access: MoneyAccess;
  /** True when the server knows the player's balance; a new visitor has no demo purse yet. */
  known: boolean;
}

const launchErrors = new Set([...launchGameCall.errors, ...launchDemoCall.errors]);

/**
 * LOBBY-17: decides the play mode and launches the game. A visitor and a trial account play the demo; a member chooses.
 * Opening the game's page counts as its launch, whether by a tile, a login or an address (LOBBY-15). A game that cannot
 * be launched redirects to its details, which give the reason and suggest others (LOBBY-18). A new visitor gets a demo
 * purse with the page's first call, since only calls set cookies.
 */
export async function playEntry(
  { context, session, own, locale, searchParams }: AdmittedPage<{ game: string }>,
  game: string,
): Promise<PlayEntry> {
  const launch = own && searchParams.demo === undefined ? launchGame : launchDemo;
  const { mode } = await launch(adapters)(context, { gameId: game }).catch((error: unknown) => {
    if (error instanceof DomainError && launchErrors.has(error.code)) redirect(localePath(locale, `/game/${game}`));
    throw error;
  });
  const member = own?.role === "player" || own?.role === "agent";
  const known = context.actor.role !== "visitor" || context.request?.preSession !== undefined;
  return { mode, access: member ? "open" : session ? "none" : "after-login", known };
}
