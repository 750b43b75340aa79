ALTER TABLE "account_transaction" DROP CONSTRAINT "account_transaction_type_known";--> statement-breakpoint
ALTER TABLE "account_transaction" DROP CONSTRAINT "account_transaction_side";--> statement-breakpoint
ALTER TABLE "account_transaction" ADD COLUMN "other_file_id" integer;--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_other_file_id_client_file_id_fk" FOREIGN KEY ("other_file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_transaction_to_file" ON "account_transaction" USING btree ("other_file_id");--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_other_file" CHECK (("account_transaction"."type" = 'transfer') = ("account_transaction"."other_file_id" is not null) and "account_transaction"."other_file_id" is distinct from "account_transaction"."file_id");--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_type_known" CHECK ("account_transaction"."type" in ('invoice', 'credit_note', 'receipt', 'refund', 'transfer', 'write_off', 'write_back'));--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_side" CHECK (case when "account_transaction"."type" in ('invoice', 'refund', 'write_back') then "account_transaction"."value_cents" > 0
        when "account_transaction"."type" = 'credit_note' then "account_transaction"."value_cents" <= 0
        when "account_transaction"."type" = 'transfer' then "account_transaction"."value_cents" <> 0 else "account_transaction"."value_cents" < 0 end);