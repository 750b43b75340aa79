ALTER TABLE "client_file" ADD COLUMN "overpaid_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "client_file_overpaid" ON "client_file" USING btree ("overpaid_since") WHERE "client_file"."overpaid_since" is not null;--> statement-breakpoint
ALTER TABLE "client_file" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "line_price" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_transaction" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was overpaid before this was kept: since the last entry of its ledger.
UPDATE "client_file" SET "overpaid_since" = "paid"."last"
FROM (
	SELECT "file_id", max("created_at") AS "last",
		-sum("value_cents") FILTER (WHERE "type" IN ('receipt', 'refund', 'transfer', 'surcharge')) AS "cents"
	FROM "account_transaction" GROUP BY "file_id"
) "paid"
WHERE "client_file"."id" = "paid"."file_id" AND "paid"."cents" > (
	SELECT coalesce(sum("line"."penalty_cents"), 0) + coalesce(sum("price"."net_cents") FILTER (
		WHERE "line"."costed" AND "line"."kind" = 'included' AND "line"."status" NOT IN ('UN', 'CP', 'CX')), 0)
	FROM "service_line" "line"
	LEFT JOIN "line_price" "price" ON "price"."line_id" = "line"."id" AND "price"."is_current"
	WHERE "line"."file_id" = "client_file"."id" AND "client_file"."kind" = 'booking'
);
