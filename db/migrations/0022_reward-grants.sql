-- What was granted stays as it was written: the application may say how a reward ended, and nothing else.
REVOKE UPDATE, DELETE ON "reward" FROM sinag_app;
--> statement-breakpoint
GRANT UPDATE ("claimed_at", "revoked_at", "revoke_reason") ON "reward" TO sinag_app;
