-- A round is written once, settled, and never changed.
REVOKE UPDATE, DELETE ON "originals_round" FROM sinag_app;
--> statement-breakpoint
INSERT INTO "game" ("code", "vendor_code", "category", "name", "enabled", "position", "minimum_stake", "maximum_stake", "maximum_win")
VALUES ('dice', 'BGS', 'in-house', 'Dice', true, 1, 100, 1000000, 25000000)
ON CONFLICT ("code") DO NOTHING;
