"use client";
import { useAtom } from "jotai";
import { Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { otherTheme, themeAtom } from "#components/ui/theme/theme-atom.ts";
import { useUiText } from "#components/ui/ui-text.tsx";

/** SITE-09: switches the theme at once and remembers it. CSS chooses the icon. */
export function ThemeSwitch({ filled }: { filled?: boolean }) {
  const say = useUiText();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <IconButton
      label={say("switch-theme")}
      title={say("switch-theme")}
      filled={filled}
      onClick={() => setTheme(otherTheme(theme))}
    >
      <Sun aria-hidden size={20} className="light:hidden" />
      <Moon aria-hidden size={20} className="hidden light:block" />
    </IconButton>
  );
}

/** Switches the theme as a row of a menu; its content is its name. */
export function ThemeRow(props: ComponentProps<"button">) {
  const [theme, setTheme] = useAtom(themeAtom);
  return <button type="button" {...props} onClick={() => setTheme(otherTheme(theme))} />;
}
