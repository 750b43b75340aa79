ALTER TABLE "service_line" DROP CONSTRAINT "service_line_amounts_positive";--> statement-breakpoint
ALTER TABLE "service_line" ADD COLUMN "penalty_cents" integer;--> statement-breakpoint
ALTER TABLE "service_line" ADD COLUMN "cancel_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_amounts_positive" CHECK ("service_line"."day_no" >= 1 and "service_line"."seq" >= 0 and "service_line"."units" >= 0 and "service_line"."qty" >= 0
        and "service_line"."adults" >= 0 and "service_line"."children" >= 0 and "service_line"."infants" >= 0
        and "service_line"."penalty_cents" >= 0);