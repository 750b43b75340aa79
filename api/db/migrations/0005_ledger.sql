CREATE TABLE "account_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"value_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"invoice_id" integer,
	"credit_note_id" integer,
	"method" text,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_transaction_place" UNIQUE("file_id","seq"),
	CONSTRAINT "account_transaction_type_known" CHECK ("account_transaction"."type" in ('invoice', 'credit_note', 'receipt', 'refund', 'write_off', 'write_back')),
	CONSTRAINT "account_transaction_method_known" CHECK ("account_transaction"."method" in ('bank', 'card', 'cheque', 'cash', 'other')),
	CONSTRAINT "account_transaction_side" CHECK (case when "account_transaction"."type" in ('invoice', 'refund', 'write_back') then "account_transaction"."value_cents" > 0
        when "account_transaction"."type" = 'credit_note' then "account_transaction"."value_cents" <= 0 else "account_transaction"."value_cents" < 0 end),
	CONSTRAINT "account_transaction_document" CHECK (("account_transaction"."type" <> 'invoice' or "account_transaction"."invoice_id" is not null)
        and ("account_transaction"."type" = 'credit_note') = ("account_transaction"."credit_note_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "credit_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"number" text NOT NULL,
	"invoice_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"issue_date" date NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"total_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"bill_to" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_note_uid_unique" UNIQUE("uid"),
	CONSTRAINT "credit_note_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_note_reason_known" CHECK ("credit_note"."reason" in ('cancellation', 'correction', 'goodwill'))
);
--> statement-breakpoint
CREATE TABLE "credit_note_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_note_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credit_note_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_code" text NOT NULL,
	"gst_cents" integer NOT NULL,
	CONSTRAINT "credit_note_line_position" UNIQUE("credit_note_id","seq"),
	CONSTRAINT "credit_note_line_tax_code_known" CHECK ("credit_note_line"."tax_code" in ('STD', 'ZERO', 'EXEMPT', 'NONE'))
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"brand_id" integer NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_brand_id_series_year_pk" PRIMARY KEY("brand_id","series","year"),
	CONSTRAINT "document_series_known" CHECK ("document_series"."series" in ('invoice', 'credit_note')),
	CONSTRAINT "document_series_counts" CHECK ("document_series"."last" >= 1)
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_status_known";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credited_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "written_off_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "allocated_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_credit_note_id_credit_note_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_line" ADD CONSTRAINT "credit_note_line_credit_note_id_credit_note_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_series" ADD CONSTRAINT "document_series_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_transaction_of_agency" ON "account_transaction" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "account_transaction_of_invoice" ON "account_transaction" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "account_transaction_of_credit" ON "account_transaction" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "credit_note_of_file" ON "credit_note" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "credit_note_of_invoice" ON "credit_note" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_given_within_total" CHECK ("invoice"."credited_cents" >= 0 and "invoice"."written_off_cents" >= 0 and "invoice"."allocated_cents" >= 0
        and "invoice"."credited_cents" + "invoice"."written_off_cents" + "invoice"."allocated_cents" <= "invoice"."total_cents");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_status_known" CHECK ("invoice"."status" in ('Draft', 'Issued', 'Part Paid', 'Paid', 'Written Off', 'Void', 'Credited'));--> statement-breakpoint
ALTER TABLE "invoice" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was issued before there was a ledger: one entry each, in the order of the documents, and the numbers that were given.
INSERT INTO "account_transaction" ("file_id", "brand_id", "agency_id", "seq", "date", "type", "value_cents", "balance_cents", "invoice_id", "created_at")
SELECT "file_id", "brand_id", "agency_id", row_number() OVER issued, "issue_date", 'invoice', "total_cents", sum("total_cents") OVER issued, "id", "updated_at"
FROM "invoice" WHERE "number" IS NOT NULL AND "total_cents" > 0
WINDOW issued AS (PARTITION BY "file_id" ORDER BY "issue_date", "number");--> statement-breakpoint
INSERT INTO "document_series" ("brand_id", "series", "year", "last")
SELECT "brand_id", 'invoice', date_part('year', "issue_date")::int, max(split_part("number", '-', 3)::int)
FROM "invoice" WHERE "number" IS NOT NULL GROUP BY 1, 3;
