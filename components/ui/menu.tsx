"use client";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A count or a check at the end of the row. */
  trailing?: ReactNode;
  /** Makes the item a link; otherwise it is a button. */
  href?: string;
  onSelect?: () => void;
  /** Marks the active one of several options. */
  current?: boolean;
  danger?: boolean;
}

interface MenuProps {
  /** Accessible name of the list. */
  label: string;
  /** Renders the trigger with the props that open the menu. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Content above the items, such as the logged-in member. */
  header?: ReactNode;
  /** Edge of the trigger that the menu aligns to, in reading direction. */
  align?: "start" | "end";
  /** Opens upwards, for a trigger at the foot of a page. */
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
 * Renders a drop-down of actions and links. Arrows, Home, End and first letters move; Escape and Tab close it; the
 * focus returns. CSS alone positions it, at a tenth of the size of a positioning library.
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
