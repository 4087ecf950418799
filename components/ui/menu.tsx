"use client";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** At the end of the row: a count, a check. */
  trailing?: ReactNode;
  /** Goes somewhere; otherwise it acts. */
  href?: string;
  onSelect?: () => void;
  /** The one in force, of several. */
  current?: boolean;
  danger?: boolean;
}

interface MenuProps {
  /** Names the list. */
  label: string;
  /** Gets what makes a button open the menu. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items: who is logged in. */
  header?: ReactNode;
  /** The edge it hangs from, along the reading direction. */
  align?: "start" | "end";
  /** Opens upwards, from the foot of a page. */
  above?: boolean;
}

export interface MenuTriggerProps {
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A drop-down of acts and places. Arrows, Home, End and first letters move; Escape and Tab close; focus returns.
 * Hangs from its button by CSS alone, which costs a tenth of a positioning library.
 */
export function Menu({ label, trigger, items, header, align = "end", above }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const show = (index: number) => {
    setOpen(true);
    requestAnimationFrame(() => rows().at(index)?.focus());
  };
  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  const onListKey = (event: KeyboardEvent) => {
    const all = rows();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
    const target = moves[event.key];
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") setOpen(false);
    else if (target !== undefined) {
      event.preventDefault();
      all.at(target % all.length)?.focus();
    } else if (event.key.length === 1 && event.key !== " ") {
      const rest = [...all.slice(here + 1), ...all.slice(0, here + 1)];
      const letter = event.key.toLocaleLowerCase();
      rest.find((row) => row.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus();
    }
  };

  return (
    <div ref={root} className="relative inline-block">
      {trigger({
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": id,
        onClick: () => (open ? close() : show(0)),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? 0 : -1);
        },
      })}
      <div
        id={id}
        hidden={!open}
        className={cx(
          "absolute z-30 w-max max-w-[min(320px,calc(100vw-24px))] min-w-[220px] rounded-[14px] p-1.5 overlay animate-[fade-in_var(--t-fast)]",
          above ? "bottom-full mb-2" : "top-full mt-2",
          align === "end" ? "end-0" : "start-0",
        )}
      >
        {header && <div className="mb-1.5 border-b border-line-1 px-3 pt-2 pb-3">{header}</div>}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={onListKey}>
          {items.map((item) => (
            <MenuRow key={item.id} item={item} onDone={() => setOpen(false)} />
          ))}
        </div>
      </div>
    </div>
  );
}

function MenuRow({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: item.current === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": item.current,
    tabIndex: -1,
    onClick: () => {
      onDone();
      item.onSelect?.();
    },
    className: cx(
      "flex min-h-10 max-lg:min-h-tap w-full items-center gap-2.5 rounded-[9px] px-3 text-start font-[550] -outline-offset-2 hover:bg-surface-2 hover:text-1 focus-visible:bg-surface-2",
      item.danger ? "text-negative!" : item.current ? "text-brand-text" : "text-2",
    ),
  };
  const content = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.trailing}
    </>
  );
  return item.href ? (
    <a href={item.href} {...shared}>
      {content}
    </a>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
