ALTER TABLE "supplier_request" ADD COLUMN "previous_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "rotation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "link_key" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "viewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "responded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "answered_via" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "confirmation_no" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "remarks" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "line_before" jsonb;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "chase_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "chased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "superseded_by_id" integer;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_superseded_by_id_supplier_request_id_fk" FOREIGN KEY ("superseded_by_id") REFERENCES "public"."supplier_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_request_due" ON "supplier_request" USING btree ("due_at") WHERE "supplier_request"."status" in ('Sent', 'Viewed');--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_answer_known" CHECK ("supplier_request"."answer" in ('confirm', 'decline', 'wait_list', 'alternative'));--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_way_known" CHECK ("supplier_request"."answered_via" in ('link', 'portal', 'phone', 'email'));--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_reason_known" CHECK ("supplier_request"."decline_reason" in ('full', 'closed', 'rate_wrong', 'other'));--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_token_hash_shape" CHECK ("supplier_request"."token_hash" ~ '^[0-9a-f]{64}$');