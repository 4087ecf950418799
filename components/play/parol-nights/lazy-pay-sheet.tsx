"use client";
import { Suspense, useState } from "react";
import type { PaySheetProps } from "#components/play/parol-nights/pay-sheet.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const [PaySheet] = lazyPart(async () => ({
  default: (await import("#components/play/parol-nights/pay-sheet.tsx")).PaySheet,
}));

/** Loads the pay table when it is first opened. */
export function LazyPaySheet(props: PaySheetProps) {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  return (
    opened && (
      <Suspense>
        <PaySheet {...props} />
      </Suspense>
    )
  );
}
