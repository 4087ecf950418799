"use client";
import { Suspense, useEffect, useState } from "react";
import type { AppCodesProps } from "#components/layout/app-code-panel.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { whenIdle } from "#lib/client/when-idle.ts";

const [Codes] = lazyPart(() => import("#components/layout/app-code-panel.tsx"));

/** Renders the QR codes once the browser is idle, so their code costs no first load. Their space is reserved. */
export function AppCodes(props: AppCodesProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return (
    <section aria-label={props.label} className="min-h-[140px]">
      {wanted && (
        <Suspense>
          <Codes {...props} />
        </Suspense>
      )}
    </section>
  );
}
