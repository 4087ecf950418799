import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Hides rarely used content until it is opened. Input inside it stays when it closes again. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3 rounded-md font-semibold text-1 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={20} className="shrink-0 text-3 transition-[rotate] group-open/fold:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
