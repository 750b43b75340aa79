ALTER TABLE "user" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Addresses that end so belong to nobody; only the demo data has them.
UPDATE "user" SET "is_demo" = true WHERE "email" LIKE '%.example';
