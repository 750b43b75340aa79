CREATE TABLE "payment_schedule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"due_on" date,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_schedule_once" UNIQUE("file_id","seq"),
	CONSTRAINT "payment_schedule_kind_known" CHECK ("payment_schedule"."kind" in ('deposit', 'instalment', 'balance')),
	CONSTRAINT "payment_schedule_amount_positive" CHECK ("payment_schedule"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_schedule" ADD CONSTRAINT "payment_schedule_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;