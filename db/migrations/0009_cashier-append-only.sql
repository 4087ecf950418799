-- What happened to money a person asked for or sent stays as it was written.
REVOKE UPDATE, DELETE ON "withdrawal_event", "deposit_event" FROM sinag_app;
--> statement-breakpoint
REVOKE DELETE ON "withdrawal", "payout", "deposit" FROM sinag_app;
