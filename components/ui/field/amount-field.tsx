"use client";
import { X } from "lucide-react";
import { type ReactNode, type RefCallback, useId, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { controlBox, controlState, Field, type FieldText } from "#components/ui/field/field.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";
import { amountCharacters, plainAmount } from "#lib/kernel/typed-amount.ts";

interface AmountFieldProps extends FieldText {
  /** Raw input; the form parses it and reports errors. */
  value: string;
  onValue: (value: string) => void;
  /** Currency symbol before the amount. */
  symbol: string;
  name?: string;
  /** Lets a form focus the field when the amount is invalid. */
  inputRef?: RefCallback<HTMLInputElement>;
  id?: string;
  disabled?: boolean;
  aside?: ReactNode;
  presets?: readonly { value: string; label: string }[];
  /** Accessible name of the row of presets. */
  presetsLabel?: string;
}

/**
 * Renders a large field for an amount, with presets that fill it. It rejects letters, removes grouping on blur and
 * never rounds.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, required, tag, hint, error, ok, value, onValue, symbol, aside, presets, presetsLabel } = props;
  const say = useUiText();
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const plain = plainAmount(value);
  return (
    <Field {...{ id, label, required, tag, hint, error, ok, aside }}>
      <span translate="no" className={cx(controlBox({ error, ok }), "money min-h-16 px-4")}>
        <span aria-hidden className="font-display text-3xl font-bold text-3">
          {symbol}
        </span>
        <input
          {...controlState(id, { error, hint, ok, required })}
          ref={(element) => {
            input.current = element;
            props.inputRef?.(element);
          }}
          name={props.name}
          value={value}
          disabled={props.disabled}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          onChange={(event) => onValue(amountCharacters(event.target.value))}
          onBlur={() => plain !== value && onValue(plain)}
          className="display min-w-0 flex-1 self-stretch bg-transparent text-3xl text-1 outline-none"
        />
        {value && !props.disabled && (
          <IconButton
            label={say("clear")}
            className="-me-2"
            onClick={() => {
              onValue("");
              input.current?.focus();
            }}
          >
            <X aria-hidden size={20} />
          </IconButton>
        )}
      </span>
      {presets && (
        <fieldset
          aria-label={presetsLabel}
          disabled={props.disabled}
          className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(max(4.8rem,30%),1fr))] gap-2.5 pt-2 sm:grid-cols-[repeat(auto-fit,minmax(max(4.8rem,14%),1fr))]"
        >
          {presets.map((preset) => (
            <button
              translate="no"
              key={preset.value}
              type="button"
              aria-pressed={preset.value === value}
              onClick={() => onValue(preset.value)}
              className="money min-h-tap rounded-md bg-surface-sunk px-2 text-center font-semibold text-2 edge-2 hover:bg-surface-2 aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-pressed:shadow-[inset_0_0_0_1.5px_var(--brand-mark)] light:bg-[#fffdf8]"
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
      )}
    </Field>
  );
}
