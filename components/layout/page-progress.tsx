"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { usePart, useSlowness, useTarget } from "#components/layout/navigation-state.ts";
import { Button } from "#components/ui/button.tsx";
import { LoaderBar } from "#components/ui/loader-bar.tsx";
import { loadPartsAgain, rescue } from "#lib/client/load-part.ts";

interface PageProgressProps {
  text: { loading: string; slow: string; offline: string; broken: string; retry: string };
}

/** SITE-16, SITE-13: renders the loader of a navigation, and notices for a slow, failed or offline page. */
export function PageProgress({ text }: PageProgressProps) {
  const target = useTarget();
  const part = usePart(target);
  const slow = useSlowness(target) || part === "slow";
  const broken = part === "broken";
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [reloading, setReloading] = useState(false);
  useEffect(() => void rescue().then((reload) => reload?.refillFormInput()), []);
  const again = () => {
    if (!target && loadPartsAgain()) return;
    setReloading(true);
    void reloadPage(target);
  };
  const notice = broken ? text.broken : slow ? text.slow : online ? null : text.offline;
  return (
    <>
      {target && <LoaderBar label={text.loading} />}
      <div
        role="alert"
        className="fixed inset-x-0 bottom-[92px] z-40 mx-auto w-fit max-w-[calc(100%-28px)] empty:hidden sm:bottom-6"
      >
        {notice && (
          <div className="flex items-center gap-3 rounded-[14px] overlay py-2 ps-4 pe-2.5 text-1">
            <span className="py-2">{notice}</span>
            {(broken || slow) && (
              <Button size="sm" onClick={again} sending={reloading} className="shrink-0">
                {text.retry}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

async function reloadPage(target: string | null): Promise<void> {
  const reload = await rescue();
  if (target) location.assign(target);
  else if (reload) reload.reloadPage();
  else location.reload();
}

function subscribeToNetwork(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
