CREATE TABLE "change_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"wish" jsonb NOT NULL,
	"proposal" jsonb NOT NULL,
	"hash" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_request_uid_unique" UNIQUE("uid"),
	CONSTRAINT "change_request_status_known" CHECK ("change_request"."status" in ('Open', 'Applied', 'Declined', 'Withdrawn')),
	CONSTRAINT "change_request_hash_shape" CHECK ("change_request"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "change_request_reason_told" CHECK ("change_request"."status" <> 'Declined' or "change_request"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_request_of_file" ON "change_request" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_request_one_open" ON "change_request" USING btree ("file_id") WHERE "change_request"."status" = 'Open';