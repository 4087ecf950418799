import * as z from "zod/mini";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { queryInteger } from "#lib/contracts/wire.ts";

const maxMegabytes = 5;
const maxProofBytes = maxMegabytes * 1024 * 1024;

/** The server detects the picture's type from its bytes. */
export const proofFile = z.file().check(
  z.check<File>(({ value, issues }) => {
    if (value.size <= maxProofBytes) return;
    issues.push({ code: "custom", input: value, message: "file-size", params: { max: maxMegabytes } });
  }),
);

/** CASH-05: disputes a part that did not arrive. Stops the timer and opens a case for an operator. */
export const disputeReceiptCall = defineCall({
  name: "cashier.disputeReceipt",
  summary: "Say that a part of a withdrawal did not arrive, with a picture of the bank statement",
  method: "POST",
  path: "/api/portal/withdrawals/{id}/not-received",
  roles: realMembers,
  needsRecentSession: true,
  contentType: "multipart",
  limits: { perAddress: 30, perAccount: 10 },
  // Room for the picture and the other form fields.
  maxBytes: maxProofBytes + 16 * 1024,
  input: z.strictObject({
    id: z.uuid(),
    part: queryInteger(1, 1000),
    proof: proofFile,
  }),
  output: withdrawalView,
  errors: ["not-found", "conflict"],
});
