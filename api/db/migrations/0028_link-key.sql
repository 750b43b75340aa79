ALTER TABLE "itinerary" ADD COLUMN "link_key" text;--> statement-breakpoint
ALTER TABLE "quote_version" ADD COLUMN "link_key" text;