"use client";
import { Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { type Theme, themeColor, themeCookie } from "#components/ui/theme/theme.ts";
import { useUiText } from "#components/ui/ui-text.tsx";

const yearSeconds = 365 * 24 * 60 * 60;

/** SITE-09: changes the theme at once and remembers it. Which icon shows is a matter of CSS, so it needs no state. */
export function ThemeSwitch({ filled }: { filled?: boolean }) {
  const say = useUiText();
  return (
    <IconButton label={say("switch-theme")} filled={filled} onClick={toggleTheme}>
      <Sun aria-hidden size={20} className="light:hidden" />
      <Moon aria-hidden size={20} className="hidden light:block" />
    </IconButton>
  );
}

/** The same as a row of a menu, named by what stands in it. */
export function ThemeRow(props: ComponentProps<"button">) {
  return <button type="button" {...props} onClick={toggleTheme} />;
}

function toggleTheme() {
  const root = document.documentElement;
  const theme: Theme = root.dataset.theme === "light" ? "dark" : "light";
  root.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${yearSeconds}; samesite=lax`;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColor[theme]);
}
