"use client";
import { type ReactNode, useId, useState } from "react";

interface NumberEntryProps {
  label: ReactNode;
  /** Receives the typed value in hundredths; the owner clamps it to its limits. */
  onValue: (value: number) => void;
  /** Unit after the number, such as "%". */
  unit?: string;
  disabled: boolean;
  text: string;
}

/** Renders a number field with two decimals. It commits on blur or Enter and ignores text that is not a number. */
export function NumberEntry({ label, onValue, unit, disabled, text }: NumberEntryProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed?.trim() ?? "");
    if (match) onValue(Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")));
    setTyped(null);
  };
  return (
    <div className="grid min-w-0 flex-[1_1_4.25rem] gap-1">
      <label htmlFor={id} className="truncate-line text-xs font-semibold text-[#6b4318]">
        {label}
      </label>
      <span
        translate="no"
        className="money flex min-h-tap items-center rounded-[10px] bg-white/70 px-2 shadow-[inset_0_0_0_1.5px_#a9712c] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[#7b1519]"
      >
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
          className="w-full min-w-0 bg-transparent text-[1rem] font-bold text-[#3a1a08] outline-none!"
        />
        {unit && <span className="text-[#6b4318]">{unit}</span>}
      </span>
    </div>
  );
}
