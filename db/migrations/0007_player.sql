CREATE TABLE "player" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"member_type" smallint DEFAULT 0 NOT NULL,
	"nickname" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"first_login_at" timestamp with time zone,
	"language" text NOT NULL,
	"referral_code" text,
	"registration_ip" text NOT NULL,
	"registration_domain" text NOT NULL,
	"registration_url" text NOT NULL,
	"registration_method" text NOT NULL,
	"country_dialing_code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_account" UNIQUE("account"),
	CONSTRAINT "player_account_lower_case" CHECK (account = lower(account)),
	CONSTRAINT "player_member_type" CHECK (member_type in (0, 1, 2, 4, 41, 42))
);
--> statement-breakpoint
CREATE INDEX "player_created_at" ON "player" USING btree ("created_at");