import type { Tone } from "#components/ui/badge.tsx";
import type { WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";

export const withdrawalTones: Record<WithdrawalState, Tone> = {
  requested: "info",
  reviewing: "info",
  approved: "info",
  rejected: "negative",
  cancelled: "neutral",
  disbursing: "info",
  disbursed: "info",
  failed: "negative",
  "waiting-for-receipt": "brand",
  received: "positive",
  disputed: "negative",
  "auto-received": "positive",
  forced: "neutral",
  returned: "neutral",
};
