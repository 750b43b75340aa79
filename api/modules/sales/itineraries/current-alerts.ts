import { and, arrayContains, asc, desc, eq, gt, gte, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { alertTouches } from "#api/domain/itinerary/alerts.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";

/**
 * The published itinerary with the alerts for clients that are out now, whenever they came out: a road that closed
 * today is told on trips that were published a month ago.
 */
export async function withCurrentAlerts(
  tx: Tx,
  snapshot: ItinerarySnapshot,
  now: Date,
): Promise<ItinerarySnapshot> {
  const { reach } = snapshot;
  if (!reach) return snapshot;
  const out = await tx
    .select({
      title: itineraryAlert.title,
      body: itineraryAlert.body,
      severity: itineraryAlert.severity,
      scope: itineraryAlert.scope,
      scopeCodes: itineraryAlert.scopeCodes,
      dateFrom: itineraryAlert.dateFrom,
      dateTo: itineraryAlert.dateTo,
      brandCode: brand.code,
    })
    .from(itineraryAlert)
    .leftJoin(brand, eq(brand.id, itineraryAlert.brandId))
    .where(
      and(
        lte(itineraryAlert.dateFrom, snapshot.date_to),
        gte(itineraryAlert.dateTo, snapshot.date_from),
        arrayContains(itineraryAlert.audiences, ["client"]),
        lte(itineraryAlert.publishAt, now),
        or(isNull(itineraryAlert.expiresAt), gt(itineraryAlert.expiresAt, now)),
      ),
    )
    .orderBy(asc(itineraryAlert.dateFrom), desc(itineraryAlert.id));
  const alerts = out
    .filter((alert) => alertTouches(alert, reach))
    .map(({ title, body, severity, dateFrom, dateTo }) => ({
      title,
      body,
      severity,
      date_from: dateFrom,
      date_to: dateTo,
    }));
  return { ...snapshot, alerts };
}
