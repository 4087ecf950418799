"use client";
import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { toastsAtom } from "#components/ui/toast/toast.ts";
import { loadPart } from "#lib/client/load-part.ts";

/** Stands once in the frame of the page. The drawing of toasts loads with the first of them. */
export function Toaster() {
  const count = useAtomValue(toastsAtom).length;
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (count === 0) return;
    void loadPart(() => import("#components/ui/toast/toast-list.tsx")).then(
      ({ ToastList }) => setList(() => ToastList),
      () => undefined,
    );
  }, [count]);
  return List ? <List /> : null;
}
