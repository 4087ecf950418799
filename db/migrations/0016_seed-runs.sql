CREATE TABLE "seed_run" (
	"scenario" text PRIMARY KEY NOT NULL,
	"sources" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
