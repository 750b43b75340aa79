ALTER TABLE "tour_booking" DROP CONSTRAINT "tour_booking_file_id_unique";--> statement-breakpoint
ALTER TABLE "day_header" DROP CONSTRAINT "day_header_source_known";--> statement-breakpoint
ALTER TABLE "line_price" DROP CONSTRAINT "line_price_source_known";--> statement-breakpoint
ALTER TABLE "tour_booking" DROP CONSTRAINT "tour_booking_seats_positive";--> statement-breakpoint
ALTER TABLE "service_line" ADD COLUMN "departure_id" integer;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "cancel_policy_id" integer;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD COLUMN "line_id" integer;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD COLUMN "singles" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The owner of the tables reads their rows only so; every start sets it again.
ALTER TABLE "tour_booking" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "room" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "tour_booking" b SET "line_id" = (SELECT min(l.id) FROM "service_line" l WHERE l.file_id = b.file_id AND l.service_type = 'IT');--> statement-breakpoint
DELETE FROM "tour_booking" WHERE "line_id" IS NULL;--> statement-breakpoint
ALTER TABLE "tour_booking" ALTER COLUMN "line_id" SET NOT NULL;--> statement-breakpoint
UPDATE "service_line" l SET "departure_id" = b.departure_id FROM "tour_booking" b WHERE b.line_id = l.id;--> statement-breakpoint
UPDATE "tour_booking" b SET "singles" = (SELECT count(*) FROM "room" r WHERE r.file_id = b.file_id AND r.code = 'SG');--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_cancel_policy_id_cancel_policy_id_fk" FOREIGN KEY ("cancel_policy_id") REFERENCES "public"."cancel_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_line_of_departure" ON "service_line" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "tour_booking_of_file" ON "tour_booking" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tour_booking_by_hold" ON "tour_booking" USING btree ("status","hold_until");--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_line_id_unique" UNIQUE("line_id");--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_source_known" CHECK ("day_header"."source" in ('package', 'tour', 'manual', 'ai'));--> statement-breakpoint
ALTER TABLE "line_price" ADD CONSTRAINT "line_price_source_known" CHECK ("line_price"."source" in ('rate', 'departure', 'override', 'estimate', 'manual'));--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_option_or_departure" CHECK ("service_line"."option_id" is null or "service_line"."departure_id" is null);--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_seats_positive" CHECK ("tour_booking"."seats" >= 1 and "tour_booking"."singles" between 0 and "tour_booking"."seats");