CREATE TABLE "itinerary_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "itinerary_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"itinerary_id" integer NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "itinerary_version_once" UNIQUE("itinerary_id","version"),
	CONSTRAINT "itinerary_version_positive" CHECK ("itinerary_version"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "day_header" ADD COLUMN "show_driving_notes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "day_header" ADD COLUMN "picture_uid" text;--> statement-breakpoint
ALTER TABLE "itinerary" ADD COLUMN "show_prices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "itinerary_version" ADD CONSTRAINT "itinerary_version_itinerary_id_itinerary_id_fk" FOREIGN KEY ("itinerary_id") REFERENCES "public"."itinerary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_picture_uid_upload_uid_fk" FOREIGN KEY ("picture_uid") REFERENCES "public"."upload"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was published before versions were kept: the one that is there.
INSERT INTO "itinerary_version" ("itinerary_id", "version", "snapshot", "published_at")
SELECT "id", "version", "snapshot", "published_at" FROM "itinerary" WHERE "snapshot" IS NOT NULL AND "published_at" IS NOT NULL AND "version" >= 1;
