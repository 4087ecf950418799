CREATE DOMAIN "balance" AS bigint CONSTRAINT "balance_not_negative" CHECK (VALUE >= 0);--> statement-breakpoint
ALTER TABLE "transfer"
  DROP CONSTRAINT "transfer_not_negative",
  ALTER COLUMN "cash_after" SET DATA TYPE "balance",
  ALTER COLUMN "bonus_after" SET DATA TYPE "balance",
  ALTER COLUMN "held_after" SET DATA TYPE "balance";--> statement-breakpoint
ALTER TABLE "wallet_account"
  DROP CONSTRAINT "wallet_account_not_negative",
  ALTER COLUMN "cash" SET DATA TYPE "balance",
  ALTER COLUMN "bonus" SET DATA TYPE "balance",
  ALTER COLUMN "held" SET DATA TYPE "balance",
  ALTER COLUMN "receivable" SET DATA TYPE "balance";
