import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface RowDetailsProps {
  label: string;
  /** Id of the cell that names the row. */
  rowId: string;
  /** Facts besides the row's own cells. */
  children: ReactNode;
}

/** Opens a row of a table. The control covers the row, below the links and buttons of its cells. */
export function RowDetails({ label, rowId, children }: RowDetailsProps) {
  return (
    <details>
      <summary aria-label={label} aria-describedby={rowId}>
        <ChevronDown aria-hidden size={16} />
      </summary>
      {children}
    </details>
  );
}

/** One fact of an open row. */
export function RowFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface RowFactsProps {
  /** Facts, each a `RowFact`. */
  children: ReactNode;
  /** Ways on from the row. */
  links?: ReactNode;
}

export function RowFacts({ children, links }: RowFactsProps) {
  return (
    <div className="row-facts">
      <dl>{children}</dl>
      {links && <p>{links}</p>}
    </div>
  );
}
