import { useId } from "react";
import { cx } from "#components/ui/cx.ts";

/** Colours of whole-number (lacquer) and hundredths (brass) dice: facets from light to dark, edge, digit. */
const coats = {
  lacquer: {
    face: ["#e8563f", "#c22f24"],
    left: "#9d1f1d",
    right: "#7b1519",
    low: ["#8c1a1b", "#5d0f16"],
    edge: "#ffb49a",
    ink: "#fff6e4",
  },
  brass: {
    face: ["#fff0bf", "#f2bb4a"],
    left: "#cf8d26",
    right: "#a9691a",
    low: ["#b97a1f", "#8a5212"],
    edge: "#fff8de",
    ink: "#4a1d05",
  },
} as const;

interface TenSidedDieProps {
  digit: string;
  coat: keyof typeof coats;
  className?: string;
}

/** Draws a ten-sided die with its number on the near face. Each roll remounts it, which restarts the fall. */
export function TenSidedDie({ digit, coat, className }: TenSidedDieProps) {
  const id = useId();
  const { face, left, right, low, edge, ink } = coats[coat];
  return (
    <svg viewBox="0 0 100 104" aria-hidden className={cx("die block overflow-visible", className)}>
      <defs>
        <linearGradient id={`${id}f`} x2="0" y2="1">
          <stop stopColor={face[0]} />
          <stop offset="1" stopColor={face[1]} />
        </linearGradient>
        <linearGradient id={`${id}l`} x2="0" y2="1">
          <stop stopColor={low[0]} />
          <stop offset="1" stopColor={low[1]} />
        </linearGradient>
      </defs>
      <ellipse cx="50" cy="101" rx="30" ry="4" fill="#3a1a08" opacity=".28" />
      <g strokeLinejoin="round">
        <path d="M50 2 4 36v28l46 36 46-36V36z" fill={low[1]} />
        <path d="M50 2 4 36v28l12-8z" fill={left} />
        <path d="M50 2l46 34v28l-12-8z" fill={right} />
        <path d="M4 64l12-8 34 22v22z" fill={`url(#${id}l)`} />
        <path d="M96 64l-12-8-34 22v22z" fill={low[1]} />
        <path d="M50 2 16 56l34 22 34-22z" fill={`url(#${id}f)`} />
        <path d="M50 2 16 56l34 22 34-22z" fill="none" stroke={edge} strokeOpacity=".55" strokeWidth="1.6" />
        <path d="M50 6 21 53" stroke="#fff" strokeOpacity=".5" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <text
        x="50"
        y="62"
        textAnchor="middle"
        fill={ink}
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="37"
      >
        {digit}
      </text>
    </svg>
  );
}
