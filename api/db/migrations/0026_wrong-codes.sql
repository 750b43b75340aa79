ALTER TABLE "two_factor" ADD COLUMN "wrong_in_a_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factor" ADD COLUMN "refused_until" timestamp (3) with time zone;