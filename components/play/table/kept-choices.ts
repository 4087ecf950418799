"use client";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { tabStore } from "#lib/client/browser-store.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import type { PlayMode } from "#lib/client/originals.ts";
import { store } from "#lib/client/store.ts";
import type { GameCode } from "#lib/originals/registry.ts";

/**
 * The player's choices at one table, such as stake and target. They survive a reload, in this tab only: a high stake of
 * another day must not be played by accident. Each player has entries, and so have money and demo.
 */
export interface KeptChoices {
  /** Returns null when nothing is stored, or what is stored is not allowed any more. */
  read: <Choice>(name: string, shape: z.ZodMiniType<Choice>) => Choice | null;
  keep: <Choice>(name: string, shape: z.ZodMiniType<Choice>, choice: Choice) => void;
}

export function keptChoices(game: GameCode, mode: PlayMode): KeptChoices {
  const key = (name: string) => `${game}-${name}-${mode}-${store.get(pageOwnerAtom) ?? ""}`;
  return {
    read: (name, shape) => {
      try {
        const text = tabStore.read(key(name));
        return text === null ? null : z.parse(shape, JSON.parse(text));
      } catch {
        return null;
      }
    },
    keep: (name, shape, choice) => tabStore.write(key(name), JSON.stringify(z.encode(shape, choice))),
  };
}

/** Returns a kept choice and its setter. `known` is true once the stored one, if there is one, has replaced `first`. */
export function useKeptChoice<Choice>(kept: KeptChoices, name: string, shape: z.ZodMiniType<Choice>, first: Choice) {
  const [choice, setChoice] = useState(first);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const before = kept.read(name, shape);
    if (before !== null) setChoice(before);
    setKnown(true);
  }, [kept, name, shape]);
  const choose = (chosen: Choice) => {
    setChoice(chosen);
    kept.keep(name, shape, chosen);
  };
  return { choice, choose, known };
}
