CREATE TABLE "file_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"kind" text DEFAULT 'message' NOT NULL,
	"body" text NOT NULL,
	"for_client" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_message_uid_unique" UNIQUE("uid"),
	CONSTRAINT "file_message_author_known" CHECK ("file_message"."author" in ('office', 'agent', 'client')),
	CONSTRAINT "file_message_kind_known" CHECK ("file_message"."kind" in ('message', 'change_wish', 'decline', 'system')),
	CONSTRAINT "file_message_length" CHECK (length("file_message"."body") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"valid_until" date,
	"current_no" integer DEFAULT 0 NOT NULL,
	"accepted_no" integer,
	"accepted_by_name" text,
	"accepted_at" timestamp (3) with time zone,
	"accepted_ip_hash" text,
	"accepted_options" text[] DEFAULT '{}' NOT NULL,
	"decline_reason" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_uid_unique" UNIQUE("uid"),
	CONSTRAINT "quote_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "quote_status_known" CHECK ("quote"."status" in ('Draft', 'Sent', 'Viewed', 'Accepted', 'Converted', 'Declined', 'Expired')),
	CONSTRAINT "quote_accepted_whole" CHECK (("quote"."accepted_no" is null) = ("quote"."accepted_at" is null)
        and ("quote"."accepted_no" is null) = ("quote"."accepted_by_name" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"quote_id" integer NOT NULL,
	"no" integer NOT NULL,
	"label" text,
	"snapshot" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"rotation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	CONSTRAINT "quote_version_uid_unique" UNIQUE("uid"),
	CONSTRAINT "quote_version_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "quote_version_once" UNIQUE("quote_id","no"),
	CONSTRAINT "quote_version_no_positive" CHECK ("quote_version"."no" >= 1),
	CONSTRAINT "quote_version_hash_shape" CHECK ("quote_version"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "quote_version_token_hash_shape" CHECK ("quote_version"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "reference_counter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_counter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prefix" text NOT NULL,
	"last_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allotment_hold" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allotment_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"allotment_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"held_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "allotment_hold_positive" CHECK ("allotment_hold"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"line_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"snapshot" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_request_uid_unique" UNIQUE("uid"),
	CONSTRAINT "supplier_request_kind_known" CHECK ("supplier_request"."kind" in ('new', 'amend', 'cancel', 'reconfirm')),
	CONSTRAINT "supplier_request_status_known" CHECK ("supplier_request"."status" in ('Draft', 'Sent', 'Viewed', 'Confirmed', 'Declined', 'Wait-listed', 'Alternative', 'Superseded', 'Withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "package_id" integer;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "tariff" text;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "start_place_id" integer;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "transport" text;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "client_contact" jsonb;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "terms_accepted_by" text;--> statement-breakpoint
ALTER TABLE "service_line" ADD COLUMN "package_slot" text;--> statement-breakpoint
ALTER TABLE "file_message" ADD CONSTRAINT "file_message_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_message" ADD CONSTRAINT "file_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment_hold" ADD CONSTRAINT "allotment_hold_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment_hold" ADD CONSTRAINT "allotment_hold_allotment_id_allotment_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_message_of_file" ON "file_message" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_by_status" ON "quote" USING btree ("status","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_counter_once" ON "reference_counter" USING btree ("prefix");--> statement-breakpoint
CREATE UNIQUE INDEX "allotment_hold_once" ON "allotment_hold" USING btree ("line_id","allotment_id") WHERE "allotment_hold"."released_at" is null;--> statement-breakpoint
CREATE INDEX "allotment_hold_of_allotment" ON "allotment_hold" USING btree ("allotment_id");--> statement-breakpoint
CREATE INDEX "supplier_request_of_line" ON "supplier_request" USING btree ("line_id","created_at");--> statement-breakpoint
CREATE INDEX "supplier_request_of_supplier" ON "supplier_request" USING btree ("supplier_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_request_one_waiting" ON "supplier_request" USING btree ("line_id") WHERE "supplier_request"."status" = 'Draft';--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_start_place_id_place_id_fk" FOREIGN KEY ("start_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;