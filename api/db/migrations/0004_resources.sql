CREATE TABLE "audit_head" (
	"lane" smallint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"lane" smallint NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_audience" text NOT NULL,
	"impersonator_id" integer,
	"ip" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_uid" text NOT NULL,
	"file_id" integer,
	"brand_id" integer,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_uid_unique" UNIQUE("uid"),
	CONSTRAINT "audit_log_place" UNIQUE("lane","seq"),
	CONSTRAINT "audit_log_audience_known" CHECK ("audit_log"."actor_audience" in ('office', 'agent', 'supplier', 'public', 'system')),
	CONSTRAINT "audit_log_seq_positive" CHECK ("audit_log"."seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "client_file_label" (
	"file_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	CONSTRAINT "client_file_label_file_id_label_id_pk" PRIMARY KEY("file_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "label_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"colour" text NOT NULL,
	"icon" text NOT NULL,
	"applies_to" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_uid_unique" UNIQUE("uid"),
	CONSTRAINT "label_name_length" CHECK (length("label"."name") between 2 and 40),
	CONSTRAINT "label_colour_known" CHECK ("label"."colour" in ('slate', 'red', 'amber', 'green', 'teal', 'blue', 'violet', 'pink')),
	CONSTRAINT "label_icon_known" CHECK ("label"."icon" in ('tag', 'star', 'flag', 'heart', 'crown', 'clock', 'alert', 'phone', 'cake', 'users', 'accessible', 'leaf')),
	CONSTRAINT "label_scope_known" CHECK ("label"."applies_to" in ('file', 'line'))
);
--> statement-breakpoint
ALTER TABLE "client_file_label" ADD CONSTRAINT "client_file_label_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file_label" ADD CONSTRAINT "client_file_label_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_type","subject_uid","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_file" ON "audit_log" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "client_file_label_of_label" ON "client_file_label" USING btree ("label_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "label_name_once" ON "label" USING btree ("applies_to",lower("name"));--> statement-breakpoint
CREATE INDEX "label_in_order" ON "label" USING btree ("position","id");