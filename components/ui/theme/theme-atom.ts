import { atom } from "jotai/vanilla";
import { parseTheme, type Theme, themeColor, themeCookie } from "#components/ui/theme/theme.ts";
import { remember } from "#lib/client/remembered.ts";

const chosen = atom<Theme | null>(null);

/** SITE-09: holds the theme; null until a change of the server's theme. Writing it applies and stores it at once. */
export const themeAtom = atom(
  (get) => get(chosen),
  (_, set, theme: Theme) => {
    set(chosen, theme);
    document.documentElement.dataset.theme = theme;
    remember(themeCookie, theme);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColor[theme]);
  },
);

export function otherTheme(theme: Theme | null): Theme {
  return (theme ?? parseTheme(document.documentElement.dataset.theme)) === "light" ? "dark" : "light";
}
