ALTER TABLE "pax_needs" ADD COLUMN "sealed_medical" text;--> statement-breakpoint
ALTER TABLE "pax_needs" ADD COLUMN "sealed_passport" text;