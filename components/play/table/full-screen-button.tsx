"use client";
import { Maximize, Minimize } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { cx } from "#components/ui/cx.ts";
import { IconButton } from "#components/ui/icon-button.tsx";

/** Shows the game and its sheets in full screen. Keeps its space where the browser has no full screen (iPhones). */
export function FullScreenButton() {
  const t = useTranslations("games");
  const able = useSyncExternalStore(
    unchanging,
    () => document.fullscreenEnabled,
    () => false,
  );
  const on = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const Icon = on ? Minimize : Maximize;
  const toggle = () => {
    const turning = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    turning.catch(() => undefined); // The browser or the embedding frame may reject it.
  };
  return (
    <span className={cx("max-[379px]:hidden", !able && "invisible")}>
      <IconButton label={t("full-screen")} aria-pressed={on} onClick={toggle}>
        <Icon aria-hidden size={20} />
      </IconButton>
    </span>
  );
}

const unchanging = () => () => undefined;

function follow(changed: () => void) {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
