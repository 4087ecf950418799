"use client";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import type { FilterSheetProps } from "#components/lobby/list/filter-sheet.tsx";
import { filterSheetOpen, openFilterSheet } from "#components/lobby/list/filter-sheet-entry.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const [FilterSheet, fetchSheet] = lazyPart(() => import("#components/lobby/list/filter-sheet.tsx"));

interface FilterSheetButtonProps extends Omit<FilterSheetProps, "onApplied"> {
  label: string;
  /** Number of chosen filters, formatted; empty without any. */
  chosen: string;
}

/** Opens the filters as a sheet, on screens too narrow for the filter line. Without scripts the line is shown there. */
export function FilterSheetButton({ label, chosen, ...sheet }: FilterSheetButtonProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => setOpen(filterSheetOpen());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const show = () => {
    openFilterSheet();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={show}
        className={`${buttonClass()} xl:hidden noscript:hidden`}
      >
        <SlidersHorizontal aria-hidden size={16} />
        <span>{label}</span>
        {chosen && (
          <span className="min-w-5 rounded-full bg-brand-soft px-1.5 text-xs leading-5 text-brand-text">{chosen}</span>
        )}
      </button>
      {open && (
        <Suspense>
          <FilterSheet {...sheet} onApplied={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
