CREATE TABLE "line_availability" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"day" date,
	"question" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_availability_reason_known" CHECK ("line_availability"."reason" in ('stock', 'freesale', 'seats', 'no_stock', 'stop_sell', 'released', 'supplier', 'no_seats', 'price_open')),
	CONSTRAINT "line_availability_question_told" CHECK ("line_availability"."question" <> '')
);
--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "tells_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "line_availability" ADD CONSTRAINT "line_availability_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE cascade ON UPDATE no action;