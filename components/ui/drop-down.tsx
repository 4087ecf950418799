"use client";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";

interface DropDownProps {
  /** What it chooses, before the chosen value. */
  label?: ReactNode;
  value: ReactNode;
  /** Accessible name, when label and value do not tell. */
  name?: string;
  /** True when the value is not the usual one. */
  on?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Opens a panel of links or fields below its button; on a phone it is as wide as the positioned bar around it. It works
 * before any script loads; afterwards it also closes when a link is followed, on Escape and on a press outside.
 */
export function DropDown({ label, value, name, on = false, className, children }: DropDownProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => root.current?.removeAttribute("open");
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !root.current?.open) return;
      close();
      root.current.querySelector("summary")?.focus();
    };
    const onFollow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (link && root.current?.contains(link)) close();
    };
    document.addEventListener("click", onFollow);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onFollow);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <details ref={root} className={cx("group/drop sm:relative", className)}>
      <summary
        aria-label={name}
        className={cx(
          "flex min-h-tap list-none items-center gap-1.5 rounded-md px-3 text-sm font-semibold whitespace-nowrap group-open/drop:bg-surface-2 hover:bg-surface-2 [&::-webkit-details-marker]:hidden",
          on ? "text-brand-text" : "text-2",
        )}
      >
        {label && <span className="text-3">{label}</span>}
        <span>{value}</span>
        <ChevronDown aria-hidden size={15} className="shrink-0 text-3 group-open/drop:rotate-180" />
      </summary>
      <div className="absolute z-30 mt-2 max-h-[60vh] overflow-y-auto rounded-[14px] p-1.5 overlay max-sm:inset-x-0 sm:start-0 sm:w-max sm:max-w-[340px] sm:min-w-[200px]">
        {children}
      </div>
    </details>
  );
}
