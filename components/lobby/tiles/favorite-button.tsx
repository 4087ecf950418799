"use client";
import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Heart } from "lucide-react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { cx } from "#components/ui/cx.ts";
import { toast } from "#components/ui/toast/toast.ts";
import { intendAuth, openAuthPopup } from "#lib/client/auth-popup.ts";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { favoriteMutation, toggledFavorite } from "#lib/client/games/favorite-mutation.ts";
import { isLoginAtom } from "#lib/client/member-state.ts";
import { asPortalError } from "#lib/client/portal-error.ts";
import { queryClient } from "#lib/client/query-client.ts";

interface FavoriteButtonProps {
  game: { gameId: string; gameName: string };
  /** Shown over a cover, with its own background. */
  over?: boolean;
  className?: string;
}

/** LOBBY-14: toggles at once; a visitor gets the login first. */
export function FavoriteButton({ game: { gameId, gameName }, over = false, className }: FavoriteButtonProps) {
  const { favorites, say } = useLobby();
  const on = (useAtomValue(favoriteIdsAtom) ?? favorites).has(gameId);
  const isLogin = useAtomValue(isLoginAtom);
  const { mutateAsync } = useMutation(favoriteMutation, queryClient());

  async function toggle() {
    if (!isLogin) {
      openAuthPopup("login");
      return;
    }
    const change = toggledFavorite(gameId);
    if (!change) return;
    try {
      await mutateAsync(change);
    } catch (error) {
      const { code, message } = asPortalError(error);
      if (code === "not-logged-in" || code === "session-expired") openAuthPopup("login", { again: true });
      else toast({ tone: "negative", title: message || say("favorite-failed") });
    }
  }

  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={say("favorite", { game: gameName })}
      onClick={toggle}
      onPointerEnter={intendAuth}
      className={cx(
        "grid size-10 shrink-0 place-items-center rounded-md transition-colors duration-fast max-lg:size-tap",
        over
          ? "bg-[rgb(8_10_18/.74)] text-[#fff6e2] hover:bg-[rgb(8_10_18/.9)] aria-pressed:text-[#ff7f6b]"
          : "bg-surface-2 text-2 hover:bg-surface-3 hover:text-1 aria-pressed:text-negative",
        className,
      )}
    >
      <Heart aria-hidden size={20} fill={on ? "currentColor" : "none"} />
    </button>
  );
}
