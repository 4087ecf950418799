"use client";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import type { TranslateDetails } from "#components/lobby/details/details-translate.ts";
import { GameDetails } from "#components/lobby/details/game-details.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { closeDialog, LobbyDialog } from "#components/lobby/lobby-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { State } from "#components/ui/state.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";
import { gameQuery } from "#lib/client/games/game-details.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { queryClient } from "#lib/client/query-client.ts";

/**
 * LOBBY-20: renders the details over the page: from the side on wide screens, from the bottom on phones. Back and the
 * close button close it.
 */
export default function GameSheet({ gameId }: { gameId: string }) {
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game starts scrolled to its top
  useEffect(() => {
    content.current?.scrollTo(0, 0);
  }, [gameId]);
  return (
    <LobbyDialog
      ref={content}
      first={content}
      className="overflow-x-hidden overflow-y-auto overscroll-contain max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-xl max-sm:animate-[sheet-in_var(--t-slow)_var(--ease)] sm:inset-y-3 sm:end-3 sm:w-[400px] sm:rounded-xl sm:animate-[rise-in_var(--t-slow)_var(--ease)]"
    >
      <Sheet gameId={gameId} />
    </LobbyDialog>
  );
}

function Sheet({ gameId }: { gameId: string }) {
  const say: TranslateDetails = useTranslations();
  const uiText = useUiText();
  const { locale, currency } = useLobby();
  const { data: found, error, refetch } = useQuery(gameQuery(locale, gameId), queryClient());
  const cross = (
    <IconButton
      label={uiText("close")}
      onClick={closeDialog}
      className="absolute! end-3 top-3 z-10 bg-[rgb(8_10_18/.6)] text-white! not-disabled:hover:bg-[rgb(8_10_18/.85)]"
    >
      <X aria-hidden size={20} />
    </IconButton>
  );
  // A refetch may find that a cached game is gone.
  const vanished = error !== null && failureOf(error) === "vanished";
  return found && !vanished ? (
    <GameDetails {...{ found, say, locale, currency }} Heading={Dialog.Title} corner={cross} />
  ) : (
    <div className="min-h-[420px]" aria-busy={!error}>
      {cross}
      <Dialog.Title className="sr-only">{say("lobby.sheet.loading")}</Dialog.Title>
      {error ? <Failure kind={failureOf(error)} say={say} onRetry={() => void refetch()} /> : <DetailsSkeleton />}
    </div>
  );
}

type FailureKind = "failed" | "vanished";

function failureOf(error: Error): FailureKind {
  const gone = error instanceof PortalError && ["not-found", "invalid-input"].includes(error.code);
  return gone ? "vanished" : "failed";
}

function Failure({ kind, say, onRetry }: { kind: FailureKind; say: TranslateDetails; onRetry: () => void }) {
  const uiText = useUiText();
  return (
    <div className="grid min-h-[420px] content-center" role="alert">
      <State
        drawing={kind === "vanished" ? "games" : "error"}
        title={say(`lobby.sheet.${kind}-title`)}
        text={say(`lobby.sheet.${kind}-text`)}
        action={
          kind === "failed" ? (
            <Button onClick={onRetry}>{say("lobby.sheet.retry")}</Button>
          ) : (
            <Button onClick={closeDialog}>{uiText("close")}</Button>
          )
        }
      />
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <div className="grid gap-3.5">
      <Skeleton className="h-[190px] rounded-none! sm:h-[226px]" />
      <div className="grid gap-3.5 px-5 pb-6">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}
