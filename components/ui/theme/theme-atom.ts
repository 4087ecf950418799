import { atom } from "jotai/vanilla";
import { parseTheme, type Theme, themeColor, themeCookie } from "#components/ui/theme/theme.ts";

const yearSeconds = 365 * 24 * 60 * 60;

const chosen = atom<Theme | null>(null);

/** SITE-09: holds the theme; null until a change of the server's theme. Writing it applies and stores it at once. */
export const themeAtom = atom(
  (get) => get(chosen),
  (_, set, theme: Theme) => {
    set(chosen, theme);
    document.documentElement.dataset.theme = theme;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API yet
    document.cookie = `${themeCookie}=${theme}; path=/; max-age=${yearSeconds}; samesite=lax`;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColor[theme]);
  },
);

export function otherTheme(theme: Theme | null): Theme {
  return (theme ?? parseTheme(document.documentElement.dataset.theme)) === "light" ? "dark" : "light";
}
