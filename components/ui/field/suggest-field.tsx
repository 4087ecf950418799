"use client";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { plainText, setInputValue } from "#components/ui/field/suggestions.ts";
import { TextField, type TextFieldProps } from "#components/ui/field/text-field.tsx";

interface SuggestFieldProps extends Omit<TextFieldProps, "suffix" | "ref"> {
  options: readonly string[];
  ref?: (input: HTMLInputElement | null) => void;
}

/** Renders a text field that lists the options which contain the typed text; arrows, Enter and a press choose one. */
export function SuggestField({ options, ref, ...field }: SuggestFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = typed === null ? [] : options.filter((option) => plainText(option).includes(plainText(typed)));
  const open = found.length > 0;

  const show = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  const choose = (option: string) => {
    if (input.current) setInputValue(input.current, option);
    setTyped(null);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // All options at first, for those who look before they type.
      if (!open) return show("");
      setActive((active + step + found.length) % found.length);
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      setTyped(null);
    } else if (event.key === "Enter" && open) {
      const option = found[active] ?? (found.length === 1 ? found[0] : undefined);
      if (option === undefined) return;
      event.preventDefault();
      choose(option);
    }
  };
  const leave = () => {
    const same = options.find((option) => plainText(option) === plainText(input.current?.value ?? ""));
    if (same !== undefined && same !== input.current?.value) choose(same);
    setTyped(null);
  };

  return (
    <div className="relative" onInput={(event) => event.nativeEvent.isTrusted && show(input.current?.value ?? "")}>
      <TextField
        {...field}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && open ? `${listId}-${active}` : undefined}
        autoComplete="off"
        onKeyDown={onKey}
        onClick={() => show("")}
        onBlur={(event) => {
          leave();
          field.onBlur?.(event);
        }}
        suffix={<ChevronDown aria-hidden size={18} className="me-1.5" />}
      />
      <div
        id={listId}
        role="listbox"
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-[14px] p-1.5 overlay"
      >
        {found.map((option, index) => (
          // The field has the keyboard; the press must not take its focus.
          <div
            key={option}
            id={`${listId}-${index}`}
            ref={index === active ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={onKey}
            className={cx(
              "flex min-h-tap cursor-pointer items-center rounded-[9px] px-3 text-2 hover:bg-surface-2 hover:text-1",
              index === active && "bg-surface-2 text-1",
            )}
          >
            <bdi>{option}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
