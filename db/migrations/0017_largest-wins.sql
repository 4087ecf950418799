DROP INDEX "bet_largest_wins";--> statement-breakpoint
CREATE INDEX "bet_largest_wins" ON "bet" USING btree ("currency","payout","id") WHERE status = 'won';