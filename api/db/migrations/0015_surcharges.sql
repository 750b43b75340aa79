ALTER TABLE "account_transaction" DROP CONSTRAINT "account_transaction_type_known";--> statement-breakpoint
ALTER TABLE "account_transaction" DROP CONSTRAINT "account_transaction_side";--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_type_known" CHECK ("account_transaction"."type" in ('invoice', 'credit_note', 'receipt', 'refund', 'transfer', 'surcharge', 'write_off', 'write_back'));--> statement-breakpoint
ALTER TABLE "account_transaction" ADD CONSTRAINT "account_transaction_side" CHECK (case when "account_transaction"."type" in ('invoice', 'refund', 'surcharge', 'write_back') then "account_transaction"."value_cents" > 0
        when "account_transaction"."type" = 'credit_note' then "account_transaction"."value_cents" <= 0
        when "account_transaction"."type" = 'transfer' then "account_transaction"."value_cents" <> 0 else "account_transaction"."value_cents" < 0 end);