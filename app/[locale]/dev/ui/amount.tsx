"use client";
import { useState } from "react";
import { AmountField } from "#components/ui/field/amount-field.tsx";
import type { BoardProps } from "./section.tsx";

const presets = ["200", "500", "1000", "2000", "5000", "10000"].map((value) => ({
  value,
  label: `₱${Number(value).toLocaleString("en")}`,
}));

export function AmountBoard({ texts }: BoardProps) {
  const [value, setValue] = useState("1000");
  return (
    <AmountField
      label={texts.amount}
      required
      symbol="₱"
      value={value}
      onValue={setValue}
      hint={texts["amount-hint"]}
      presets={presets}
      presetsLabel={texts.presets}
    />
  );
}
