CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"number" text,
	"file_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"issue_date" date,
	"due_date" date NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"total_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"net_ex_cents" integer NOT NULL,
	"previously_invoiced_cents" integer DEFAULT 0 NOT NULL,
	"bill_to" jsonb NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_uid_unique" UNIQUE("uid"),
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_kind_known" CHECK ("invoice"."kind" in ('deposit', 'balance', 'full', 'cancellation')),
	CONSTRAINT "invoice_status_known" CHECK ("invoice"."status" in ('Draft', 'Issued', 'Part Paid', 'Paid', 'Void', 'Credited')),
	CONSTRAINT "invoice_numbered_once_issued" CHECK (("invoice"."number" is not null) = ("invoice"."status" not in ('Draft', 'Void'))
        and ("invoice"."issue_date" is not null) = ("invoice"."status" not in ('Draft', 'Void'))),
	CONSTRAINT "invoice_adds_up" CHECK ("invoice"."total_cents" = "invoice"."net_ex_cents" + "invoice"."gst_cents")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"service_line_id" integer,
	"description" text NOT NULL,
	"date_from" date,
	"date_to" date,
	"qty" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_code" text NOT NULL,
	"gst_cents" integer NOT NULL,
	CONSTRAINT "invoice_line_position" UNIQUE("invoice_id","seq"),
	CONSTRAINT "invoice_line_tax_code_known" CHECK ("invoice_line"."tax_code" in ('STD', 'ZERO', 'EXEMPT', 'NONE')),
	CONSTRAINT "invoice_line_qty_positive" CHECK ("invoice_line"."qty" >= 1)
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_service_line_id_service_line_id_fk" FOREIGN KEY ("service_line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_of_file" ON "invoice" USING btree ("file_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_draft" ON "invoice" USING btree ("file_id") WHERE "invoice"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "invoice_line_of_service" ON "invoice_line" USING btree ("service_line_id");