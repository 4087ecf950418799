export type Theme = "dark" | "light";

/** Name of the theme's cookie. Page scripts write it; the server reads it before the first byte, so nothing flashes. */
export const themeCookie = "theme";

export const themeColor: Record<Theme, string> = { dark: "#0a0e18", light: "#f7f1e5" };

export function parseTheme(value: string | undefined): Theme {
  return value === "light" ? "light" : "dark";
}
