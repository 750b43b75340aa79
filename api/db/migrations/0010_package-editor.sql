CREATE TABLE "package_test_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_test_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_by" integer,
	"package_ids" integer[] NOT NULL,
	"current_id" integer,
	"status" text DEFAULT 'running' NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "package_test_job_uid_unique" UNIQUE("uid"),
	CONSTRAINT "package_test_job_status_known" CHECK ("package_test_job"."status" in ('running', 'done', 'stopped', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "package_slot" ADD COLUMN "uid" text;--> statement-breakpoint
-- The owner of the tables reads their rows only so; the walls that follow set it again.
ALTER TABLE "package_slot" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "package_slot" SET "uid" = upper(left(md5("id"::text || random()::text), 26));--> statement-breakpoint
ALTER TABLE "package_slot" ALTER COLUMN "uid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD COLUMN "content_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD COLUMN "cells" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD COLUMN "ok_cells" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "content_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_test_job" ADD CONSTRAINT "package_test_job_started_by_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_job" ADD CONSTRAINT "package_test_job_current_id_package_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."package"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "package_test_job_one_running" ON "package_test_job" USING btree ("status") WHERE "package_test_job"."status" = 'running';--> statement-breakpoint
ALTER TABLE "package_slot" ADD CONSTRAINT "package_slot_uid_unique" UNIQUE("uid");