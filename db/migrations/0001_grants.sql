-- History is append-only for the application: it keeps SELECT and INSERT (default privileges of db/migrate.ts) and nothing more.
REVOKE UPDATE, DELETE ON "transfer", "audit_entry", "external_ref" FROM sinag_app;
--> statement-breakpoint
REVOKE DELETE ON "wallet_account" FROM sinag_app;
--> statement-breakpoint
-- Room for the next version of a row on its own page: an update of the purses then touches no index.
ALTER TABLE "wallet_account" SET (fillfactor = 50);
--> statement-breakpoint
-- Both sides of every transfer. The entries of one (account_id, seq) sum to zero.
CREATE VIEW "ledger_entry" AS
SELECT t.account_id, t.seq, t.vendor_id, t.external_id, t.kind, t.at, a.currency, a.site, e.ledger_account, e.amount
FROM "transfer" t
JOIN "wallet_account" a ON a.id = t.account_id
CROSS JOIN LATERAL (VALUES
  ('player:cash', t.cash_delta),
  ('player:bonus', t.bonus_delta),
  ('player:held', t.held_delta),
  (t.counter_account, -(t.cash_delta + t.bonus_delta + t.held_delta))
) AS e (ledger_account, amount)
WHERE e.amount <> 0;
