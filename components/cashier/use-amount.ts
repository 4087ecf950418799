import type { RefCallback } from "react";
import { currencySign, type MoneyPlace } from "#components/cashier/money-text.ts";
import { parseMoney } from "#lib/kernel/money.ts";
import { plainAmount } from "#lib/kernel/typed-amount.ts";

/** What a form with an amount has, whatever else is in it. */
interface AmountForm {
  register: (name: "amount") => { ref: RefCallback<HTMLInputElement>; name: string };
  watch: (name: "amount") => string;
  setValue: (name: "amount", value: string, options: { shouldValidate: boolean }) => void;
  formState: { isSubmitted: boolean };
}

/** The sum that is typed, nothing while it is none, and its field. */
export function useAmount(form: AmountForm, place: MoneyPlace) {
  const { ref, name } = form.register("amount");
  const value = form.watch("amount");
  const onValue = (typed: string) => form.setValue("amount", typed, { shouldValidate: form.formState.isSubmitted });
  return {
    amount: parseMoney(plainAmount(value)) ?? 0n,
    field: { name, inputRef: ref, value, onValue, symbol: currencySign(place), required: true },
  };
}
