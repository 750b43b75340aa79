-- Services of a package remember their slot by its uid: its position changes whenever the author moves it.
UPDATE "service_line" SET "package_slot" = slot."uid"
FROM "client_file" file
JOIN "package_slot" slot ON slot."package_id" = file."package_id"
WHERE file."id" = "service_line"."file_id"
  AND "service_line"."package_slot" = slot."day_no" || '.' || slot."seq";
