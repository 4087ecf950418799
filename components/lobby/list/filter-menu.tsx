"use client";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";

interface FilterMenuProps {
  label: string;
  /** What is chosen, in a word. */
  chosen?: string | undefined;
  /** Wide enough for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Class names of a control in the filter line. */
export const lineControlClass =
  "inline-flex min-h-tap items-center gap-[7px] rounded-md bg-surface-1 px-[13px] text-sm font-semibold whitespace-nowrap text-2 edge-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1";

/**
 * Renders one group of filters as a menu that lies over the list. It opens without scripts. Escape, a click elsewhere, a
 * choice or leaving it by keyboard closes it; opening another menu of the line does, too.
 */
export function FilterMenu({ label, chosen, wide = false, children }: FilterMenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false;
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, []);
  const close = () => {
    if (!box.current?.open) return;
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest("a") && close();
  return (
    <details
      ref={box}
      name="list-filters"
      onKeyDown={onKeyDown}
      onSubmit={close}
      onClick={onClick}
      className="group/menu relative"
    >
      <summary
        className={cx(
          lineControlClass,
          "cursor-pointer list-none group-open/menu:bg-surface-2 group-open/menu:text-1 [&::-webkit-details-marker]:hidden",
          chosen !== undefined && "text-brand-text! shadow-[inset_0_0_0_1.5px_var(--brand-line)]",
        )}
      >
        <span>{label}</span>
        {chosen !== undefined && <bdi className="font-[750]">{chosen}</bdi>}
        <ChevronDown aria-hidden size={15} className="text-3 transition-[rotate] group-open/menu:rotate-180" />
      </summary>
      <div
        className={cx(
          "absolute start-0 top-full mt-2 grid max-h-[min(460px,calc(100dvh-220px))] grid-rows-[minmax(0,1fr)] rounded-[18px] p-3 overlay animate-[fade-in_var(--t-fast)]",
          wide ? "w-[min(560px,calc(100vw-28px))]" : "w-max max-w-[calc(100vw-28px)] min-w-[220px]",
        )}
      >
        {children}
      </div>
    </details>
  );
}
