CREATE TABLE "turnover_multiple" (
	"account_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"multiple" integer NOT NULL,
	CONSTRAINT "turnover_multiple_pkey" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "turnover_multiple_positive" CHECK (multiple >= 0)
);
--> statement-breakpoint
ALTER TABLE "turnover_multiple" ADD CONSTRAINT "turnover_multiple_transfer" FOREIGN KEY ("account_id","seq") REFERENCES "public"."transfer"("account_id","seq") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Rewards granted before they kept a multiple keep the one in force now, and so does what was claimed of them.
ALTER TABLE "reward" ADD COLUMN "turnover_multiple" integer;
--> statement-breakpoint
UPDATE "reward" SET "turnover_multiple" =
  coalesce((SELECT (configuration #>> '{cashier,promotionTurnoverMultiple}')::integer FROM "site" WHERE code = 'main'), 1);
--> statement-breakpoint
INSERT INTO "turnover_multiple" (account_id, seq, multiple)
SELECT t.account_id, t.seq, r.turnover_multiple
FROM "transfer" t
JOIN "reward" r ON r.id::text = t.external_id
WHERE t.vendor_id = 'reward' AND t.kind = 'promo';
--> statement-breakpoint
ALTER TABLE "reward" ALTER COLUMN "turnover_multiple" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_turnover" CHECK (turnover_multiple between 0 and 50);
--> statement-breakpoint
-- Written once with its movement, and never changed by the application.
REVOKE UPDATE, DELETE ON "turnover_multiple" FROM sinag_app;
