import { useId } from "react";

const rays = Array.from({ length: 9 }, (_, index) => -80 + index * 20);

/** Draws the product's sun, half below the sea, for pages that do not exist. */
export function SettingSun({ clouded = false }: { clouded?: boolean }) {
  const id = useId();
  return (
    <svg viewBox="0 0 300 210" role="presentation" className="block w-full">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#ffe09a" />
        <stop offset="1" stopColor="#ef8f22" />
      </linearGradient>
      <g fill="#f6b73c" opacity=".3">
        {rays.map((degrees) => (
          <path key={degrees} d="M145 6h10l-3.5 46h-3z" transform={`rotate(${degrees} 150 140)`} />
        ))}
      </g>
      <path d="M78 140a72 72 0 0 1 144 0z" fill={`url(#${id})`} />
      <path
        d="M94 128a58 58 0 0 1 34-40"
        fill="none"
        stroke="#fff6dc"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M10 142q35-12 70 0t70 0 70 0 70 0a140 66 0 0 1-280 0z" fill="#0f5f6b" />
      <path d="M16 160q33-10 67 1t67 0 67 0 67-1a134 50 0 0 1-268 0z" fill="#0a4350" />
      <path d="M116 152h68M128 166h44M138 180h24" stroke="#ffc859" strokeWidth="6" strokeLinecap="round" opacity=".9" />
      {clouded && (
        <g>
          <path d="M120 120a24 24 0 0 1 12-42 40 40 0 0 1 74-6 28 28 0 0 1 40 30 17 17 0 0 1-6 18z" fill="#5c6a8f" />
          <path d="M120 120a24 24 0 0 1 12-42 40 40 0 0 1 30-27c-16 20-12 48 10 69z" fill="#7a89b0" />
          <path d="m176 122-20 34h16l-10 30 34-40h-18l14-24z" fill="#ffd27a" />
        </g>
      )}
    </svg>
  );
}
