"use client";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValue?: (value: string) => void;
}

/** Shows parts of one page as tabs. Arrow keys follow the reading direction; hidden panels keep their input. */
export function Tabs({ label, tabs, value, onValue }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.value ?? "");
  const current = value ?? own;
  const select = (next: string) => {
    setOwn(next);
    onValue?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event, list.current);
    if (step === null) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex((tab) => tab.value === current),
      tabs.length,
    );
    const next = tabs[index];
    if (!next) return;
    select(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line-1 no-scrollbar"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-${tab.value}-panel`}
            aria-selected={tab.value === current}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => select(tab.value)}
            className={cx(
              "relative min-h-tap px-3.5 font-semibold whitespace-nowrap text-3 -outline-offset-2 hover:text-1 aria-selected:text-1",
              "after:absolute after:inset-x-2.5 after:bottom-0 after:h-[3px] after:rounded-t-[3px] aria-selected:after:bg-brand-mark",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== current}
          className="pt-4"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

type Step = (index: number, count: number) => number;

function stepOf(event: KeyboardEvent, within: HTMLElement | null): Step | null {
  const backwards = within && getComputedStyle(within).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (event.key === "Home") return () => 0;
  if (event.key === "End") return (_, count) => count - 1;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return null;
  const by = event.key === backwards ? -1 : 1;
  return (index, count) => (index + by + count) % count;
}
