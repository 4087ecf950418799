import type { ReactNode } from "react";

/** The texts of the board, in one language. */
export type Texts = Readonly<Record<string, string>>;

export interface BoardProps {
  texts: Texts;
}

/** The open dialog of the board. */
export type Opened = "dialog" | "wide" | "confirm" | null;

export function Section({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-2xl [font-stretch:88%]">{title}</h2>
      <div className="grid min-w-0 gap-5 p-4 panel sm:p-6">{children}</div>
    </section>
  );
}
