/** Renders an empty podium until the first win. */
export function NoWins({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid h-full content-center justify-items-center gap-0.5 px-4 text-center">
      <svg viewBox="0 0 200 104" aria-hidden="true" className="mb-1 w-[120px]">
        <g stroke="var(--brand)" strokeWidth="5" strokeLinecap="round" opacity=".55">
          <path d="M100 12v14M66 20l7 12M134 20l-7 12M42 44l12 7M158 44l-12 7" />
        </g>
        <path d="M68 66a32 32 0 0 1 64 0z" fill="var(--brand)" />
        <path
          d="M78 66a22 22 0 0 1 22-22"
          fill="none"
          stroke="#fff6dc"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".7"
        />
        <path d="M74 66h52v38H74z" fill="var(--surface-3)" />
        <path d="M22 80h52v24H22z" fill="var(--surface-2)" />
        <path d="M126 86h52v18h-52z" fill="var(--surface-2)" />
        <path d="M74 66h52v5H74zM22 80h52v4H22zM126 86h52v4h-52z" fill="var(--line-control)" opacity=".5" />
        <path d="M97 80h6v14h-4V84h-2z" fill="var(--text-3)" />
      </svg>
      <b className="text-1">{title}</b>
      <p className="text-sm text-3">{text}</p>
    </div>
  );
}
