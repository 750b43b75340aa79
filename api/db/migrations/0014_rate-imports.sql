CREATE TABLE "rate_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"supplier_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"sheet" jsonb,
	"mapping" jsonb,
	"roll" jsonb,
	"counts" jsonb,
	"created_by" integer,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_import_uid_unique" UNIQUE("uid"),
	CONSTRAINT "rate_import_kind_known" CHECK ("rate_import"."kind" in ('sheet', 'roll')),
	CONSTRAINT "rate_import_status_known" CHECK ("rate_import"."status" in ('draft', 'applied', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_import_of_supplier" ON "rate_import" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_import_waiting" ON "rate_import" USING btree ("created_at") WHERE "rate_import"."status" = 'draft';--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_import_id_rate_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."rate_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_of_import" ON "rate" USING btree ("import_id") WHERE "rate"."import_id" is not null;