import type { ReactNode } from "react";

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line-1 pt-2">
      <dt className="text-sm text-3">{name}</dt>
      <dd className="text-end font-semibold text-1">{children}</dd>
    </div>
  );
}
