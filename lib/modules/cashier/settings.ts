import "server-only";
import { z } from "zod";
import { defineSettings, type SettingsOf } from "#lib/modules/system/index.ts";

const moneyText = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/);
const multiple = z.number().int().min(0).max(50);

export const cashierSettings = defineSettings(
  z.object({
    cashier: z
      .object({
        minimumDeposit: moneyText.default("50.00").describe("Smallest deposit."),
        maximumDeposit: moneyText.default("50000.00").describe("Largest deposit."),
        depositPresets: z
          .array(moneyText)
          .min(1)
          .max(8)
          .default(["200.00", "500.00", "1000.00", "2000.00", "5000.00", "10000.00"])
          .describe("Amounts that the deposit form offers; those beyond the limits are left out."),
        depositExpiryMinutes: z
          .number()
          .int()
          .min(1)
          .max(1440)
          .default(30)
          .describe("Minutes until a deposit that was not paid expires."),
        minimumWithdrawal: moneyText.default("100.00").describe("Smallest withdrawal."),
        maximumWithdrawal: moneyText.default("500000.00").describe("Largest withdrawal."),
        turnoverMultiple: multiple
          .default(1)
          .describe("Stake required before a withdrawal, as a multiple of deposits."),
        promotionTurnoverMultiple: multiple
          .default(1)
          .describe("The same for what promotions pay; a reward keeps the multiple of the moment it was granted."),
        withdrawalFee: moneyText.default("0.00").describe("Fee of a withdrawal, taken with its last part."),
        bankCountry: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .default("PH")
          .describe("ISO 3166 country whose banks a member chooses from; without a list of them any name is accepted."),
        receiptMinutes: z
          .number()
          .int()
          .min(1)
          .max(10_080)
          .default(30)
          .describe("Minutes until a payout that was not confirmed counts as received."),
      })
      .prefault({}),
  }),
);

export type CashierSettings = SettingsOf<typeof cashierSettings>["cashier"];
