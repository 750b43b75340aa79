DROP INDEX "invoice_open_by_due";--> statement-breakpoint
CREATE INDEX "invoice_in_list_by_issue" ON "invoice" USING btree ("issue_date","id","brand_id") WHERE "invoice"."number" is not null;--> statement-breakpoint
CREATE INDEX "invoice_in_list_by_due" ON "invoice" USING btree ("due_date","id","brand_id") WHERE "invoice"."number" is not null;--> statement-breakpoint
CREATE INDEX "invoice_of_agency" ON "invoice" USING btree ("agency_id","issue_date","id");--> statement-breakpoint
CREATE INDEX "invoice_open_by_due" ON "invoice" USING btree ("due_date","id","brand_id") WHERE "invoice"."status" in ('Issued', 'Part Paid');