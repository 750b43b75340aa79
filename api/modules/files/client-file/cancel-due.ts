import { sql } from "drizzle-orm";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";

/** Until when a supplier was to agree to a cancellation that it was asked for and did not answer. */
export const cancelDue = sql`(select asked.due_at from supplier_request asked
  where asked.line_id = ${serviceLine.id} and asked.kind = 'cancel' and asked.status in ('Sent', 'Viewed')
  order by asked.id desc limit 1)`.mapWith(supplierRequest.dueAt);
