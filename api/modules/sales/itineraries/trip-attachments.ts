import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { handOut } from "#api/modules/catalogue/attachments/hand-out.ts";
import {
  attachmentsOf,
  presentAttachment,
  type AttachmentRow,
} from "#api/modules/catalogue/attachments/of-services.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { findByToken } from "#api/modules/sales/itineraries/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { TripAttachment } from "#contract/sales/trip-attachments/trip-attachment.ts";

type Trip = Pick<ItinerarySnapshot, "reference" | "days">;

/**
 * Papers of suppliers, such as menus and maps, that travellers read with a trip that was found by its link. To be read
 * `beneathTrip`.
 */
export async function papersOfTrip(tx: Tx, trip: Trip): Promise<TripAttachment[]> {
  return (await ofTrip(tx, trip)).map(presentAttachment);
}

/** The file of one of them. 404 for a link that opens nothing. */
export async function openPaperOfTrip({ params }: { params: { token: string; uid: string } }, call: Call) {
  const trip = await findByToken(call, params.token);
  if (!trip) throw notFound(textsIn(call.locale).itineraryNotFound);
  return opened(await beneathTrip(call, (tx) => ofTrip(tx, trip)), params, call);
}

/** Papers of suppliers of a file that its agency reads. */
export async function papersOfFile({ params }: { params: { reference: string } }, call: Call) {
  return (await ofFile(params, call)).map(presentAttachment);
}

/** The file of one of them. */
export async function openPaperOfFile(
  { params }: { params: { reference: string; uid: string } },
  call: Call,
) {
  return opened(await ofFile(params, call), params, call);
}

const ofPublished = prepared((tx) =>
  attachmentsOf(tx, {
    file: sql`(select id from client_file where reference = ${sql.placeholder("reference")})`,
    visible: ["client"],
    services: sql`line.uid = any(${sql.placeholder("services")})`,
  }).prepare("trip_attachments"),
);

/** Of services that the trip was published with. */
function ofTrip(tx: Tx, { reference, days }: Trip) {
  const services = days.flatMap((day) => day.services.map(({ uid }) => uid));
  return ofPublished(tx, { reference, services });
}

async function ofFile({ reference }: { reference: string }, call: Call) {
  const file = await findFileId({ reference }, call);
  return call.database.inScope(call.scope, (tx) => attachmentsOf(tx, { file, visible: ["agent", "client"] }));
}

function opened(rows: AttachmentRow[], { uid }: { uid: string }, call: Call) {
  const found = rows.find((row) => row.uid === uid);
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return handOut(found.uid, found.file, call);
}
