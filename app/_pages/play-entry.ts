import { redirect } from "next/navigation";
import type { AdmittedPage } from "#app/_pages/define-page.tsx";
import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import type { PlayMode } from "#lib/client/originals.ts";
import { launchDemo as demoCall, launchGame as launchCall } from "#lib/contracts/games/launch-game.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { launchDemo, launchGame } from "#lib/modules/games/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";

export interface PlayEntry {
  mode: PlayMode;
  access: MoneyAccess;
  /** Whether the server can say where the player stands. */
  known: boolean;
}

const refusals = new Set([...launchCall.errors, ...demoCall.errors]);

/**
 * LOBBY-17: a visitor and a trial account play the demo; a member chooses. However one came here, by a press on a tile, a
 * login or an address: that the game's page opens is its launch (LOBBY-15). What can't be launched shows its details,
 * which say why and suggest others (LOBBY-18). A new visitor's browser is given its demo purse by the page's first call,
 * since only calls set cookies.
 */
export async function playEntry(
  { context, session, own, locale, searchParams }: AdmittedPage<{ game: string }>,
  game: string,
): Promise<PlayEntry> {
  const launch = own && searchParams.demo === undefined ? launchGame : launchDemo;
  const { mode } = await launch(adapters)(context, { nodeId: game }).catch((error: unknown) => {
    if (error instanceof DomainError && refusals.has(error.code)) redirect(localePath(locale, `/game/${game}`));
    throw error;
  });
  const member = own?.role === "player" || own?.role === "agent";
  const known = context.actor.role !== "visitor" || context.request?.preSession !== undefined;
  return { mode, access: member ? "open" : session ? "none" : "after-login", known };
}
