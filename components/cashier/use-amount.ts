import type { RefCallback } from "react";
import { currencySign, type MoneyPlace } from "#components/cashier/money-text.ts";
import { parseMoney } from "#lib/kernel/money.ts";
import { plainAmount } from "#lib/kernel/typed-amount.ts";

/** The part of a form that has an amount. */
interface AmountForm {
  register: (name: "amount") => { ref: RefCallback<HTMLInputElement>; name: string };
  watch: (name: "amount") => string;
  setValue: (name: "amount", value: string, options: { shouldValidate: boolean }) => void;
  formState: { isSubmitted: boolean };
}

/** Returns the amount in minor units, zero while the input is invalid, and the field's props. */
export function useAmount(form: AmountForm, place: MoneyPlace) {
  const { ref, name } = form.register("amount");
  const value = form.watch("amount");
  const onValue = (typed: string) => form.setValue("amount", typed, { shouldValidate: form.formState.isSubmitted });
  return {
    amount: parseMoney(plainAmount(value)) ?? 0n,
    field: { name, inputRef: ref, value, onValue, symbol: currencySign(place), required: true },
  };
}
