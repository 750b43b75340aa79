ALTER TABLE "package_day" ADD COLUMN "lock_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_slot" ADD COLUMN "lock_version" integer DEFAULT 1 NOT NULL;