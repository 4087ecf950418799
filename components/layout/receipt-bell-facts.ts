import type { WaitingReceiptsProps } from "#components/cashier/waiting-receipts.tsx";

/** What the bell shows before the first live update. */
export interface ReceiptBellFacts extends WaitingReceiptsProps {
  text: { title: string; receipts: string; all: string };
}

export interface ReceiptBellProps {
  facts: ReceiptBellFacts;
  className?: string;
}
