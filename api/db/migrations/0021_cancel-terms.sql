CREATE TABLE "past_cancel_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_cancel_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"option_id" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"rungs" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancel_policy" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "past_cancel_terms" ADD CONSTRAINT "past_cancel_terms_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_cancel_terms_of_option" ON "past_cancel_terms" USING btree ("option_id","until");--> statement-breakpoint
ALTER TABLE "cancel_policy" ADD CONSTRAINT "cancel_policy_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancel_policy_of_supplier" ON "cancel_policy" USING btree ("supplier_id");