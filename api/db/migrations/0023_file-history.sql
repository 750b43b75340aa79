DROP INDEX "audit_log_of_file";--> statement-breakpoint
CREATE INDEX "audit_log_of_file" ON "audit_log" USING btree ("file_id","at","id");