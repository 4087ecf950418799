"use client";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { toastsAtom } from "#components/ui/toast/toast.ts";

const [ToastList] = lazyPart(async () => ({
  default: (await import("#components/ui/toast/toast-list.tsx")).ToastList,
}));

/** Renders the page's toasts; the frame mounts it once. The list's code loads with the first toast. */
export function Toaster() {
  const count = useAtomValue(toastsAtom).length;
  const [wanted, setWanted] = useState(false);
  if (count > 0 && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
