CREATE TABLE "invoice_reminder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"step" integer NOT NULL,
	"to_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reminder_once" UNIQUE("invoice_id","step"),
	CONSTRAINT "invoice_reminder_step_known" CHECK ("invoice_reminder"."step" in (-7, 0, 7, 14))
);
--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "lock_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "sends_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminder" ADD CONSTRAINT "invoice_reminder_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_by_day" ON "invoice" USING btree ("brand_id","issue_date");--> statement-breakpoint
CREATE INDEX "invoice_open_by_due" ON "invoice" USING btree ("brand_id","due_date") WHERE "invoice"."status" in ('Issued', 'Part Paid');--> statement-breakpoint
CREATE INDEX "account_transaction_by_day" ON "account_transaction" USING btree ("brand_id","date");--> statement-breakpoint
CREATE INDEX "credit_note_by_day" ON "credit_note" USING btree ("brand_id","issue_date");