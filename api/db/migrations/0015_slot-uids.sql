-- The owner of the tables reads their rows only so; every start sets it again.
ALTER TABLE "service_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_file" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "package_slot" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Services of a package remember their slot by its uid: its position changes whenever the author moves it.
UPDATE "service_line" SET "package_slot" = slot."uid"
FROM "client_file" file
JOIN "package_slot" slot ON slot."package_id" = file."package_id"
WHERE file."id" = "service_line"."file_id"
  AND "service_line"."package_slot" = slot."day_no" || '.' || slot."seq";
