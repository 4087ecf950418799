"use client";
import { createContext, type ReactNode, useContext } from "react";
import { fillText } from "#lib/i18n/fill-text.ts";

/** Texts that primitives use themselves: area `ui`, flat, with `{name}` placeholders at most. */
export type UiText = Readonly<Record<string, string>>;

const Context = createContext<UiText>({});

export function UiTextProvider({ text, children }: { text: UiText; children: ReactNode }) {
  return <Context value={text}>{children}</Context>;
}

/** Returns a lookup: `say("characters", { used: 5, max: 200 })`. A missing key returns itself. */
export function useUiText(): (key: string, params?: Record<string, string | number>) => string {
  const text = useContext(Context);
  return (key, params) => fillText(text[key] ?? key, params);
}
