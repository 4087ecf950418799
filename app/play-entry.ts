import type { AdmittedPage } from "#app/define-page.tsx";
import type { MoneyAccess } from "#components/play/table/mode-switch.tsx";
import type { PlayMode } from "#lib/client/originals.ts";

interface PlayEntry {
  mode: PlayMode;
  access: MoneyAccess;
  /** Whether the server can say where the player stands. */
  known: boolean;
}

/**
 * LOBBY-17: a visitor and a trial account play the demo; a member chooses. A new visitor's browser is given its demo
 * purse by the page's first call, since only calls set cookies.
 */
export function playEntry({ context, session, own, searchParams }: AdmittedPage<Record<never, string>>): PlayEntry {
  const member = own?.role === "player" || own?.role === "agent";
  const mode = member && searchParams.demo === undefined ? "money" : "demo";
  const known = context.actor.role !== "visitor" || context.request?.preSession !== undefined;
  return { mode, access: member ? "open" : session ? "none" : "after-login", known };
}
