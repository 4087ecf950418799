import type { ReactNode } from "react";

/** Frame of lists in the lobby. */
export const listPageClass =
  "grid content-start gap-3 px-7 pt-4 pb-12 *:min-w-0 max-lg:gap-2.5 max-lg:px-3.5 max-lg:pt-1 max-lg:pb-6";

/** Renders the list's title, its count, and its actions at the end. */
export function ListPageHead({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="text-[2rem] font-extrabold [font-stretch:86%] max-lg:text-[1.625rem]">{title}</h1>
      {note && <p className="text-md text-3 max-lg:text-sm">{note}</p>}
      {children && <div className="ms-auto min-w-0">{children}</div>}
    </div>
  );
}
