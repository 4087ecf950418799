import type { ReactNode } from "react";
import { Emblem } from "#components/art/emblem.tsx";
import { cx } from "#components/ui/cx.ts";

/** Drawings of empty lists, by subject. */
const drawings = {
  empty: { vendor: "EG2", gameClass: "crash", slug: "saranggola" },
  error: { vendor: "DS88", gameClass: "slots", slug: "lantern-out" },
  games: { vendor: "FC", gameClass: "slots", slug: "parol" },
  money: { vendor: "JDB", gameClass: "slots", slug: "barya" },
  search: { vendor: "CQ9", gameClass: "fishing", slug: "reef" },
};

interface StateProps {
  drawing: keyof typeof drawings;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One next step. */
  action?: ReactNode;
  /** Smaller, inside a panel. */
  small?: boolean;
}

/** Shows an empty or failed list: a drawing in the style of the covers, one sentence and one next step. */
export function State({ drawing, title, text, action, small }: StateProps) {
  return (
    <div className={cx("grid justify-items-center gap-2 text-center", small ? "px-3 py-5" : "px-4 py-8")}>
      <Emblem {...drawings[drawing]} size={small ? 104 : 138} />
      {/* Not a heading, because it can follow headings of any level. */}
      <p className="pt-1 text-xl font-semibold text-1 [font-stretch:90%]">{title}</p>
      {text && <p className="max-w-[22em] text-sm text-2">{text}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}

/** Marks the end of a list. */
export function ListEnd({ children }: { children: ReactNode }) {
  const line = "before:h-px before:flex-1 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2";
  return <p className={cx("flex items-center gap-3.5 py-2 text-sm text-3", line)}>{children}</p>;
}
