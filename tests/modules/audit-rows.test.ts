import "#tests/support/sandbox-gateway.ts";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { groups } from "#lib/cli/groups.ts";
import { addBankAccount } from "#lib/contracts/cashier/add-bank-account.ts";
import { createDeposit } from "#lib/contracts/cashier/create-deposit.ts";
import { disputeReceipt } from "#lib/contracts/cashier/dispute-receipt.ts";
import { setPaymentPassword } from "#lib/contracts/cashier/set-payment-password.ts";
import { changePassword } from "#lib/contracts/identity/change-password.ts";
import { reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { addBanner } from "#lib/modules/content/index.ts";
import { receivePayment } from "#tests/support/audit-arrangements.ts";
import {
  answered,
  disbursed,
  expectBooksClean,
  type Member,
  member,
  operatorContext,
  paymentPassword,
  picture,
  playedMember,
  requested,
} from "#tests/support/cashier.ts";
