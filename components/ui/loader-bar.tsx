"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** Nothing shows for a navigation that is over before this. */
const graceMs = 120;
/** A click that led nowhere after all. */
const giveUpMs = 10_000;

/** SITE-16: a bar along the top while a page is on its way. Put it in the frame inside a `<Suspense>`. */
export function LoaderBar({ label }: { label: string }) {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [loading, setLoading] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (event: MouseEvent) => {
      if (!leadsAway(event)) return;
      clearTimeout(timer);
      timer = setTimeout(() => setLoading(address), graceMs);
    };
    document.addEventListener("click", start);
    return () => {
      document.removeEventListener("click", start);
      clearTimeout(timer);
    };
  }, [address]);
  useEffect(() => {
    if (loading === null) return;
    const timer = setTimeout(() => setLoading(null), giveUpMs);
    return () => clearTimeout(timer);
  }, [loading]);
  // Loading is over as soon as the address is another one than where it began.
  if (loading !== address) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-[3px] overflow-hidden"
    >
      <div className="h-full w-full origin-left animate-[load_8s_var(--ease)_forwards] bg-brand rtl:origin-right" />
    </div>
  );
}

/** A plain click on a link of ours that leads to another address. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin)
    return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
