import type { ReactNode } from "react";

/** The words of the board, all of one language. */
export type Texts = Readonly<Record<string, string>>;

export interface BoardProps {
  texts: Texts;
}

/** Which dialog of the board is open. */
export type Opened = "dialog" | "wide" | "confirm" | null;

export function Section({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-2xl [font-stretch:88%]">{title}</h2>
      <div className="grid min-w-0 gap-5 p-4 panel sm:p-6">{children}</div>
    </section>
  );
}
