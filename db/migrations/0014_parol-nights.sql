-- What was won is written once and never changed.
REVOKE UPDATE, DELETE ON "jackpot_win" FROM sinag_app;
--> statement-breakpoint
REVOKE DELETE ON "jackpot_pool" FROM sinag_app;
--> statement-breakpoint
INSERT INTO "game" ("code", "vendor_code", "vendor_game_id", "category", "game_class", "art_class", "name", "search_text", "released_on", "demo", "hot", "jackpot", "popularity", "position", "minimum_stake", "maximum_stake", "maximum_win")
VALUES ('parol-nights', 'BGS', 'parol-nights', 'in-house', 'slot-machine', 'slots', 'Parol Nights', ' parol nights', '2026-11-28', true, true, true, 900000, 2, 100, 100000, 500000000)
ON CONFLICT ("code") DO NOTHING;
