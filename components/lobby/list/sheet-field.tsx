"use client";
import { Check, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { FilterGroup, FilterOption } from "#components/lobby/list/filter-groups.ts";
import { chipClass } from "#components/ui/chip.tsx";
import { cx } from "#components/ui/cx.ts";

/** A group of more than six options shows its first ones and a button for the others. */
const [foldedAbove, shownAtFirst] = [6, 3];

interface SheetFieldProps {
  group: FilterGroup;
  chosen: (option: FilterOption) => boolean;
  /** True when no option is chosen. */
  none: boolean;
  /** Text of the button that shows all options. */
  all: string;
  onNone: () => void;
  onOption: (option: FilterOption) => void;
}

/** Renders a group of filters as a field of chips: radio buttons for one choice, checkboxes for several. */
export function SheetField({ group: { label, any, options }, chosen, none, all, onNone, onOption }: SheetFieldProps) {
  const name = useId();
  const [whole, setWhole] = useState(options.length <= foldedAbove);
  const [first] = useState(() => options.filter((option, index) => index < shownAtFirst || chosen(option)));
  const field = useRef<HTMLFieldSetElement>(null);
  const [served] = useState(whole);
  useEffect(() => {
    // The button is gone: the first option that it showed takes the focus.
    if (whole && !served) field.current?.querySelectorAll("input")[shownAtFirst]?.focus();
  }, [whole, served]);
  const type = any === undefined ? "checkbox" : "radio";
  return (
    <fieldset ref={field} className="min-w-0">
      <legend className="pb-2 text-sm font-semibold text-1">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {any !== undefined && (
          <ChipInput type={type} name={name} checked={none} onChange={onNone}>
            <span>{any}</span>
          </ChipInput>
        )}
        {(whole ? options : first).map((option) => (
          <ChipInput
            key={option.filter + option.value}
            type={type}
            name={name}
            checked={chosen(option)}
            onChange={() => onOption(option)}
          >
            <span>{option.label}</span>
            {option.count !== undefined && <span className="text-xs font-medium text-3">{option.count}</span>}
          </ChipInput>
        ))}
        {!whole && (
          <button type="button" onClick={() => setWhole(true)} className={chipClass}>
            <span>{all}</span>
            <ChevronRight aria-hidden size={16} className="flip" />
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface ChipInputProps {
  type: "checkbox" | "radio";
  name: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}

function ChipInput({ type, name, checked, onChange, children }: ChipInputProps) {
  return (
    <label
      className={cx(
        chipClass,
        "relative cursor-pointer has-checked:bg-brand-soft has-checked:text-brand-text has-checked:shadow-[inset_0_0_0_1.5px_var(--brand-mark)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {checked && type === "checkbox" && <Check aria-hidden size={15} />}
      {children}
    </label>
  );
}
