import type { ReactNode } from "react";
import { GameOverlay } from "#components/lobby/details/game-overlay.tsx";
import { largestPools } from "#components/lobby/home/largest-pools.ts";
import { type LobbyFacts, LobbyProvider } from "#components/lobby/lobby-context.tsx";
import { SearchEntrance } from "#components/lobby/search/search-entrance.tsx";
import { numberPatterns } from "#lib/i18n/format.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { listFavoriteIds, lobbySettings } from "#lib/modules/games/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import { readBoards } from "#lib/portal/live/boards.ts";
import { type PageVisitor, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

/**
 * Provides the data that game cards need on any page, and game details over the page. While the site is closed or its
 * status unknown, the page itself says so. A page that has its games still renders when the frame's own data is
 * unavailable.
 */
export async function LobbyFrame({ locale, children }: { locale: string; children: ReactNode }) {
  const facts = await pageVisitor(locale).then(lobbyFacts).catch(serviceUnavailable);
  if (!facts) return children;
  return (
    <LobbyProvider facts={facts}>
      {children}
      <SearchEntrance />
      <GameOverlay />
    </LobbyProvider>
  );
}

async function lobbyFacts({ context, own, site, status, locale }: PageVisitor): Promise<LobbyFacts | null> {
  if (status.status !== 0) return null;
  const [picked, favorites, boards, { lobby }] = await Promise.all([
    pickMessages(locale, ["game-card", "game-list"]),
    own && listFavoriteIds(context).catch(serviceUnavailable),
    readBoards(context).catch(serviceUnavailable),
    readSettings(context, lobbySettings),
  ]);
  const { "game-card": card, "game-list": list } = picked.messages as Record<string, LobbyFacts["words"]>;
  const words = { ...card, ...list };
  return {
    locale,
    currency: site.currency,
    timeZone: site.timeZone,
    numbers: numberPatterns(locale, site.currency),
    words,
    favorites: favorites?.ids ?? [],
    pools: largestPools(boards?.jackpots.pools ?? []),
    decoration: lobby.decorativeReward,
  };
}
