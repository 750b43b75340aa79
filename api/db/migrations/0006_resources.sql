ALTER TABLE "itinerary_alert" ALTER COLUMN "publish_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "itinerary_alert" ALTER COLUMN "publish_at" DROP NOT NULL;