"use client";
import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { toastsAtom } from "#components/ui/toast/toast.ts";
import { loadPart } from "#lib/client/load-part.ts";

/** Renders the page's toasts; the frame mounts it once. The list's code loads with the first toast. */
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
