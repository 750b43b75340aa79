CREATE TABLE "finalisation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finalisation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"ticks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finalised_at" timestamp (3) with time zone,
	"finalised_by" text,
	"override_reason" text,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by" text,
	"reopened_reason" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finalisation_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "reconfirm_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconfirm_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"supplier_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"rotation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"link_key" text,
	"chase_count" integer DEFAULT 0 NOT NULL,
	"chased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconfirm_batch_uid_unique" UNIQUE("uid"),
	CONSTRAINT "reconfirm_batch_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reconfirm_batch_token_hash_shape" CHECK ("reconfirm_batch"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD COLUMN "reconfirm_answer" text;--> statement-breakpoint
ALTER TABLE "finalisation" ADD CONSTRAINT "finalisation_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconfirm_batch" ADD CONSTRAINT "reconfirm_batch_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconfirm_batch" ADD CONSTRAINT "reconfirm_batch_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconfirm_batch_of_supplier" ON "reconfirm_batch" USING btree ("supplier_id","due_at");--> statement-breakpoint
CREATE INDEX "reconfirm_batch_due" ON "reconfirm_batch" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_batch_id_reconfirm_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."reconfirm_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_request_one_reconfirm" ON "supplier_request" USING btree ("line_id") WHERE "supplier_request"."kind" = 'reconfirm' and "supplier_request"."status" in ('Sent', 'Viewed', 'Alternative', 'Declined');--> statement-breakpoint
CREATE INDEX "supplier_request_of_batch" ON "supplier_request" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_reconfirm_known" CHECK ("supplier_request"."reconfirm_answer" in ('as_booked', 'change', 'problem'));