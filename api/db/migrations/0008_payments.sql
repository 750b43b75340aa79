CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"invoice_id" integer,
	"invoice_number" text,
	"due_date" date,
	"merchant_reference" text NOT NULL,
	"purpose" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"surcharge_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Created' NOT NULL,
	"gateway" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"last_code" text,
	"last_text" text,
	"card_masked" text,
	"card_brand" text,
	"authorised_at" timestamp (3) with time zone,
	"settled_on" date,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"receipt_id" integer,
	"rotation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"link_key" text,
	"mailed_at" timestamp (3) with time zone,
	"created_by" integer,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_uid_unique" UNIQUE("uid"),
	CONSTRAINT "payment_merchant_reference_unique" UNIQUE("merchant_reference"),
	CONSTRAINT "payment_receipt_id_unique" UNIQUE("receipt_id"),
	CONSTRAINT "payment_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "payment_status_known" CHECK ("payment"."status" in ('Created', 'Open', 'Processing', 'Approved', 'Declined', 'Cancelled', 'Expired', 'Error', 'Part Refunded', 'Refunded')),
	CONSTRAINT "payment_gateway_known" CHECK ("payment"."gateway" in ('simulated', 'windcave')),
	CONSTRAINT "payment_amount_positive" CHECK ("payment"."amount_cents" > 0 and "payment"."surcharge_cents" >= 0),
	CONSTRAINT "payment_refunded_within" CHECK ("payment"."refunded_cents" between 0 and "payment"."amount_cents"),
	CONSTRAINT "payment_token_hash_shape" CHECK ("payment"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "payment_exchange" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_exchange_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"session_id" text,
	"outcome" text NOT NULL,
	"code" text,
	CONSTRAINT "payment_exchange_kind_known" CHECK ("payment_exchange"."kind" in ('create', 'query', 'notify', 'return', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"payment_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"of_parked" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"code" text,
	"text" text,
	"reason" text DEFAULT '' NOT NULL,
	"entry_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refund_uid_unique" UNIQUE("uid"),
	CONSTRAINT "payment_refund_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "payment_refund_positive" CHECK ("payment_refund"."amount_cents" > 0),
	CONSTRAINT "payment_refund_state_known" CHECK ("payment_refund"."state" in ('sent', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "payment_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"session_id" text NOT NULL,
	"pay_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" text,
	"paid_cents" integer,
	"paid_currency" text,
	"parked" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_session_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payment_session_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payment_session_attempt" UNIQUE("payment_id","attempt"),
	CONSTRAINT "payment_session_state_known" CHECK ("payment_session"."state" in ('open', 'processing', 'settled', 'parked', 'returned', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "payment_session_parked_known" CHECK ("payment_session"."parked" in ('mismatch', 'twice', 'ledger'))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_gateway_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"order_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"return_url" text NOT NULL,
	"notify_url" text NOT NULL,
	"state" text DEFAULT 'init' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"transactions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_gateway_session_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "test_gateway_session_order_key_unique" UNIQUE("order_key")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_receipt_id_account_transaction_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."account_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_exchange" ADD CONSTRAINT "payment_exchange_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_session_id_payment_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_entry_id_account_transaction_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."account_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_of_file" ON "payment" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "payment_of_brand" ON "payment" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("expires_at") WHERE "payment"."status" in ('Created', 'Open', 'Processing', 'Declined', 'Cancelled');--> statement-breakpoint
CREATE INDEX "payment_exchange_of_payment" ON "payment_exchange" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_refund_of_payment" ON "payment_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refund_of_session" ON "payment_refund" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payment_refund_sent" ON "payment_refund" USING btree ("updated_at") WHERE "payment_refund"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "payment_session_waiting" ON "payment_session" USING btree ("updated_at") WHERE "payment_session"."state" in ('open', 'processing');