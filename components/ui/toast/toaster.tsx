"use client";
import { type ComponentType, useEffect, useState } from "react";
import { type ShownToast, type ToastListProps, takeToasts } from "#components/ui/toast/toast.ts";
import { loadPart } from "#lib/client/load-part.ts";

/** Stands once in the frame of the page. The drawing of toasts loads with the first of them. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  useEffect(() => {
    let count = 0;
    return takeToasts((message) => {
      const id = count++;
      setToasts((shown) => [...shown, { ...message, id }]);
      void loadPart(() => import("#components/ui/toast/toast-list.tsx")).then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      );
    });
  }, []);
  if (!List) return null;
  return <List toasts={toasts} onGone={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))} />;
}
