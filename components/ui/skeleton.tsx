import type { CSSProperties, Ref } from "react";
import { cx } from "#components/ui/cx.ts";

/** Reserves the final size of loading content. Set the size by class or style; `aria-busy` belongs on the parent. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden style={style} className={cx("skeleton", className)} />;
}

/** Shows a placeholder for a tile of a game list. */
export function TileSkeleton({ ref }: { ref?: Ref<HTMLSpanElement> | undefined }) {
  return (
    <span ref={ref} aria-hidden className="block">
      <Skeleton className="aspect-3/4 rounded-[14px]!" />
      <span className="flex items-center justify-between px-[3px] pt-1 text-xs text-transparent">
        –
        <Skeleton className="h-3 w-16" />
      </span>
    </span>
  );
}
