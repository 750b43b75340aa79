CREATE TABLE "client_file_word" (
	"brand_id" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "client_file_word_brand_id_word_file_id_pk" PRIMARY KEY("brand_id","word","file_id")
);
--> statement-breakpoint
CREATE TABLE "list_setting" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"density" text DEFAULT 'normal' NOT NULL,
	"default_view_id" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_setting_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "list_setting_density_known" CHECK ("list_setting"."density" in ('dense', 'normal', 'roomy'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"user_id" integer NOT NULL,
	"audience" text NOT NULL,
	"agency_id" integer,
	"list" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"search" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_uid_unique" UNIQUE("uid"),
	CONSTRAINT "saved_view_audience_known" CHECK ("saved_view"."audience" in ('office', 'agent', 'supplier')),
	CONSTRAINT "saved_view_name_length" CHECK (length("saved_view"."name") between 1 and 60)
);
--> statement-breakpoint
DROP INDEX "client_file_by_travel_date";--> statement-breakpoint
DROP INDEX "client_file_by_name";--> statement-breakpoint
DROP INDEX "client_file_by_status";--> statement-breakpoint
DROP INDEX "client_file_of_agency";--> statement-breakpoint
DROP INDEX "client_file_of_consultant";--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_setting" ADD CONSTRAINT "list_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_setting" ADD CONSTRAINT "list_setting_default_view_id_saved_view_id_fk" FOREIGN KEY ("default_view_id") REFERENCES "public"."saved_view"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_setting_by_default_view" ON "list_setting" USING btree ("default_view_id");--> statement-breakpoint
CREATE INDEX "saved_view_of_user" ON "saved_view" USING btree ("user_id","list");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("audience","list") WHERE "saved_view"."shared";--> statement-breakpoint
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