import { atom } from "jotai/vanilla";
import { parseTheme, type Theme, themeColor, themeCookie } from "#components/ui/theme/theme.ts";

const yearSeconds = 365 * 24 * 60 * 60;

const chosen = atom<Theme | null>(null);

/** SITE-09: the theme shown; null until someone changes what the server rendered. Writing it shows and remembers it at once. */
export const themeAtom = atom(
  (get) => get(chosen),
  (_, set, theme: Theme) => {
    set(chosen, theme);
    document.documentElement.dataset.theme = theme;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${themeCookie}=${theme}; path=/; max-age=${yearSeconds}; samesite=lax`;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColor[theme]);
  },
);

export function otherTheme(theme: Theme | null): Theme {
  return (theme ?? parseTheme(document.documentElement.dataset.theme)) === "light" ? "dark" : "light";
}
