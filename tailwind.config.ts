import type { Config } from "tailwindcss";

const roles = [
  "surface-0",
  "surface-1",
  "surface-2",
  "surface-3",
  "surface-sunk",
  "line-1",
  "line-2",
  "line-control",
  "brand",
  "brand-hover",
  "brand-press",
  "brand-text",
  "brand-soft",
  "brand-line",
  "brand-mark",
  "on-brand",
  "win",
  "positive",
  "positive-soft",
  "positive-line",
  "on-positive",
  "negative",
  "negative-soft",
  "negative-line",
  "on-negative",
  "hot",
  "on-hot",
  "info",
  "info-soft",
  "focus",
  "scrim",
];

const sizes = ["2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl", "5xl"];

const variables = (names: string[], prefix = "") =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]));

/** Names for the tokens of app/_styles/tokens.css, which stay the only source of values. */
export default {
  theme: {
    screens: { sm: "600px", md: "768px", lg: "900px", xl: "1200px", "2xl": "1440px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#fff",
      black: "#000",
      ...variables(roles),
    },
    fontFamily: { display: "var(--font-display)", text: "var(--font-text)" },
    fontSize: variables(sizes, "type-"),
    borderRadius: { none: "0", ...variables(["sm", "md", "lg", "xl", "full"], "round-") },
    boxShadow: { none: "none", edge: "var(--edge)", ...variables(["1", "2", "3"], "shadow-") },
    extend: {
      textColor: variables(["1", "2", "3", "disabled"], "text-"),
      lineHeight: variables(["tight", "snug", "body"], "leading-"),
      spacing: { tap: "var(--tap)", "tile-gap": "var(--tile-gap)" },
      transitionDuration: variables(["fast", "base", "slow"], "t-"),
      transitionTimingFunction: { ease: "var(--ease)" },
    },
  },
} satisfies Config;
