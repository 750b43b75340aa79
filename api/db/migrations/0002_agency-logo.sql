ALTER TABLE "agency" ADD COLUMN "logo_uid" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "agency_id" integer;--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_logo_uid_upload_uid_fk" FOREIGN KEY ("logo_uid") REFERENCES "public"."upload"("uid") ON DELETE set null ON UPDATE no action;