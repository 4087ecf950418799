-- As forgettable as Redis: no WAL, empty after a crash.
ALTER TABLE "key_value_entry" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "key_value_set_member" SET UNLOGGED;
