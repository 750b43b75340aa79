import { and, asc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { alertTouches, type TripReach } from "#api/domain/itinerary/alerts.ts";
import { isPublished } from "#api/modules/sales/itineraries/repository.ts";
import type { Alert, AlertTrip } from "#contract/content/alerts.ts";

/** A trip with what is needed to tell of the alert; the contract lets none of that out. */
export type TouchedTrip = AlertTrip & {
  itinerary_uid: string;
  consultant_id: number | null;
  agent_user_id: number | null;
  agency_id: number;
  agency_uid: string;
};

/**
 * The trips with a published itinerary that the alert touches, by the same rule by which travellers are shown it.
 * The database narrows by dates; the rule looks at what is left.
 */
export async function tripsTouched(tx: Tx, alert: Alert, now: Date): Promise<TouchedTrip[]> {
  const rows = await tx
    .select({
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      agency_name: agency.name,
      brand: brand.code,
      travel_date: clientFile.travelDate,
      end_date: clientFile.endDate,
      itinerary_uid: itinerary.uid,
      consultant_id: clientFile.consultantId,
      agent_user_id: clientFile.agentUserId,
      agency_id: agency.id,
      agency_uid: agency.uid,
      reach: sql<TripReach | null>`${itinerary.snapshot} -> 'reach'`,
    })
    .from(itinerary)
    .innerJoin(clientFile, eq(clientFile.id, itinerary.fileId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(
      and(
        isNotNull(itinerary.snapshot),
        isPublished(now),
        lte(clientFile.travelDate, alert.date_to),
        gte(clientFile.endDate, alert.date_from),
      ),
    )
    .orderBy(asc(clientFile.travelDate), asc(clientFile.id));
  const scope = {
    brandCode: alert.brand,
    scope: alert.scope,
    scopeCodes: alert.scope_codes,
    dateFrom: alert.date_from,
    dateTo: alert.date_to,
  };
  return rows.flatMap(({ reach, ...trip }) => (reach && alertTouches(scope, reach) ? [trip] : []));
}
