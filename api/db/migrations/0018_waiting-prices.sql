ALTER TABLE "line_cost" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "line_price" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "line_cost_one_waiting" ON "line_cost" USING btree ("line_id") WHERE "line_cost"."is_waiting";--> statement-breakpoint
CREATE UNIQUE INDEX "line_price_one_waiting" ON "line_price" USING btree ("line_id") WHERE "line_price"."is_waiting";--> statement-breakpoint
ALTER TABLE "line_cost" ADD CONSTRAINT "line_cost_current_or_waiting" CHECK (not ("line_cost"."is_current" and "line_cost"."is_waiting"));--> statement-breakpoint
ALTER TABLE "line_price" ADD CONSTRAINT "line_price_current_or_waiting" CHECK (not ("line_price"."is_current" and "line_price"."is_waiting"));