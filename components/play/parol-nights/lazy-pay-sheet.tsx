"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { PaySheetProps } from "#components/play/parol-nights/pay-sheet.tsx";

const PaySheet = dynamic(() => import("#components/play/parol-nights/pay-sheet.tsx").then((part) => part.PaySheet));

/** Loads the pay table when it is first opened. */
export function LazyPaySheet(props: PaySheetProps) {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  return opened && <PaySheet {...props} />;
}
