import { and, eq } from "drizzle-orm";
import { newestEntries } from "#api/audit/history.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { agentOfTrip, clientOfTrip, type TripPeople } from "#api/modules/sales/itineraries/trip-people.ts";
import { readVouchers } from "#api/modules/sales/voucher-mails/read-vouchers.ts";
import type { showVoucherMails, VoucherMails } from "#contract/sales/voucher-mails/voucher-mails.ts";

/** Nobody reads more of them. */
const mostSent = 20;

/** What could be sent to whom, and what was. */
export async function showVouchers(
  { params }: InputOf<typeof showVoucherMails>,
  call: Call,
): Promise<VoucherMails> {
  const fileId = await findFileId(params, call);
  const found = await beneathTrip(call, (tx) => readVouchers(tx, fileId, call));
  const entries = await call.database.inScope(call.scope, (tx) =>
    newestEntries(tx, and(eq(auditLog.fileId, fileId), eq(auditLog.action, "vouchers-sent"))).limit(mostSent),
  );
  return {
    problem: found === null ? "not_published" : found.ready === 0 ? "none" : null,
    ready: found?.ready ?? 0,
    waiting: found?.waiting ?? 0,
    readers: found ? readersOf(found.trip) : [],
    sent: entries.map(({ at, actorName, after }) => ({
      at: at.toISOString(),
      by: actorName,
      to: typeof after?.["recipient"] === "string" ? after["recipient"] : "",
    })),
  };
}

function readersOf(trip: TripPeople): VoucherMails["readers"] {
  const [agent, client] = [agentOfTrip(trip), clientOfTrip(trip)];
  return [
    { reader: "agent", name: agent.name, email: agent.address },
    ...(client ? [{ reader: "client" as const, name: client.name, email: client.address }] : []),
  ];
}
