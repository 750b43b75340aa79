CREATE TABLE "client_file_word" (
	"brand_id" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "client_file_word_brand_id_word_file_id_pk" PRIMARY KEY("brand_id","word","file_id")
);
--> statement-breakpoint
DROP INDEX "client_file_by_travel_date";--> statement-breakpoint
DROP INDEX "client_file_by_name";--> statement-breakpoint
DROP INDEX "client_file_by_status";--> statement-breakpoint
DROP INDEX "client_file_of_agency";--> statement-breakpoint
DROP INDEX "client_file_of_consultant";--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "client_file_by_status_and_reference" ON "client_file" USING btree ("status","reference");--> statement-breakpoint
CREATE INDEX "client_file_by_status_and_name" ON "client_file" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "client_file_by_pax_count" ON "client_file" USING btree ("pax_count","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_of_brand_by_reference" ON "client_file" USING btree ("brand_id","reference");--> statement-breakpoint
CREATE INDEX "client_file_of_brand_by_name" ON "client_file" USING btree ("brand_id","name","id");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant_by_reference" ON "client_file" USING btree ("consultant_id","reference");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant_by_name" ON "client_file" USING btree ("consultant_id","name","id");--> statement-breakpoint
CREATE INDEX "client_file_by_travel_date" ON "client_file" USING btree ("travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_by_name" ON "client_file" USING btree ("name","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_by_status" ON "client_file" USING btree ("status","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency" ON "client_file" USING btree ("agency_id","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant" ON "client_file" USING btree ("consultant_id","travel_date","id","brand_id");