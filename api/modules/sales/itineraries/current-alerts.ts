import { and, arrayContains, asc, desc, eq, gt, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { brand } from "#api/db/schema/brand.ts";
import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { alertTouches } from "#api/domain/itinerary/alerts.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";

const now = sql.placeholder("now");

/** Those for clients that are out and that touch some of these days. */
const alertsOut = prepared((tx) =>
  tx
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
        lte(itineraryAlert.dateFrom, sql.placeholder("to")),
        gte(itineraryAlert.dateTo, sql.placeholder("from")),
        arrayContains(itineraryAlert.audiences, ["client"]),
        lte(itineraryAlert.publishAt, now),
        or(isNull(itineraryAlert.expiresAt), gt(itineraryAlert.expiresAt, now)),
      ),
    )
    .orderBy(asc(itineraryAlert.dateFrom), desc(itineraryAlert.id))
    .prepare("alerts_out"),
);

/**
 * The published itinerary with the alerts for clients that are out now, whenever they came out: a road that closed
 * today is told on trips that were published a month ago.
 */
export async function withCurrentAlerts(
  tx: Tx,
  snapshot: ItinerarySnapshot,
  at: Date,
): Promise<ItinerarySnapshot> {
  const { reach } = snapshot;
  if (!reach) return snapshot;
  const out = await alertsOut(tx, { from: snapshot.date_from, to: snapshot.date_to, now: at });
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
