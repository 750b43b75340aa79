DROP INDEX "service_line_declined";--> statement-breakpoint
CREATE INDEX "client_file_by_end_date" ON "client_file" USING btree ("end_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_requested" ON "client_file" USING btree (coalesce("submitted_at", "status_at")) WHERE "client_file"."status" = 'Requested';--> statement-breakpoint
CREATE INDEX "client_file_of_consultant_by_status" ON "client_file" USING btree ("consultant_id","status","brand_id");--> statement-breakpoint
CREATE INDEX "service_line_declined" ON "service_line" USING btree ("date_to","file_id") WHERE "service_line"."status" = 'UN';