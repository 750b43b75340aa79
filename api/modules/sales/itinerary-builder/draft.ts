import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { alertTouches, isOut, reachOf } from "#api/domain/itinerary/alerts.ts";
import { buildItinerarySnapshot } from "#api/domain/itinerary/build-snapshot.ts";
import { itineraryChanges } from "#api/domain/itinerary/changes.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { presentVersion, readVersions, type Trip } from "#api/modules/sales/itinerary-builder/find-trip.ts";
import {
  readRetailTotal,
  readTripRows,
  type TripRows,
} from "#api/modules/sales/itinerary-builder/read-rows.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { Locale } from "#contract/primitives.ts";
import type { ItineraryDraft, ItineraryState, PublishProblem } from "#contract/sales/itineraries/builder.ts";
import { asc, eq } from "drizzle-orm";

const noText = { en: "" };

/** What is kept of an itinerary before its days; of a file without one what it begins with. */
async function headOf(tx: Tx, { file, row }: Trip) {
  if (row) return row;
  const [first] = await tx
    .select({ code: place.code })
    .from(dayHeader)
    .innerJoin(place, eq(place.id, dayHeader.placeId))
    .where(eq(dayHeader.fileId, file.id))
    .orderBy(asc(dayHeader.dayNo))
    .limit(1);
  return {
    uid: ulid(),
    intro: noText,
    thankYou: noText,
    heroPlaceCode: first?.code ?? "",
    showDrivingNotes: true,
    showPrices: false,
    version: 0,
    lockVersion: 0,
    publishedAt: null,
    unpublishedAt: null,
  };
}

/** The head of a trip, what it is made from, and how it would be published now; no snapshot where it has no days. */
export async function readDraft(tx: Tx, trip: Trip, call: Pick<Call, "now">) {
  const { file } = trip;
  const head = await headOf(tx, trip);
  const rows = await readTripRows(tx, file, head.heroPlaceCode === "" ? [] : [head.heroPlaceCode]);
  const priced = head.showPrices && maySeePrices(trip);
  const itinerary = { ...head, version: head.version + 1, publishedAt: call.now(), locale: file.locale };
  const price = priced && {
    price: { currency: file.currency, total_cents: await readRetailTotal(tx, file.id) },
  };
  const snapshot = rows.days.length === 0 ? null : buildItinerarySnapshot({ ...rows, ...price, itinerary });
  return { head, rows, snapshot };
}
export type Draft = Awaited<ReturnType<typeof readDraft>>;

/** An agency on net terms sells at prices of its own, which we do not know. */
function maySeePrices({ file }: Trip): boolean {
  return file.priceMode === "commission";
}

/** Why the itinerary of a file cannot be published; null where it can. */
export function publishProblem({ file }: Trip, { rows }: Pick<Draft, "rows">): PublishProblem | null {
  if (file.status === "Cancelled" || file.status === "Cancellation") return "over";
  if (file.kind !== "booking") return "not_booked";
  return rows.days.length === 0 ? "no_days" : null;
}

export function stateOf(row: Trip["row"], now: Date): ItineraryState {
  if (!row?.publishedAt || row.publishedAt > now) return "never";
  return row.unpublishedAt && row.unpublishedAt <= now ? "withdrawn" : "published";
}

/** What a new version would say otherwise than the newest one; nothing where there was none. */
export function newSince(
  { row }: Pick<Trip, "row">,
  snapshot: ItinerarySnapshot | null,
  locale: Locale,
): ItineraryDraft["changes"] {
  return row?.snapshot && snapshot ? itineraryChanges(row.snapshot, snapshot, locale) : [];
}

/** The draft as the office reads it. */
export async function presentDraft(tx: Tx, trip: Trip, locale: Locale, call: Call): Promise<ItineraryDraft> {
  const draft = await readDraft(tx, trip, call);
  const { head, rows, snapshot } = draft;
  const shown = snapshot?.days.reduce((sum, { services }) => sum + services.length, 0) ?? 0;
  return {
    lock_version: head.lockVersion,
    state: stateOf(trip.row, call.now()),
    version: head.version,
    intro: head.intro,
    thank_you: head.thankYou,
    hero_place: head.heroPlaceCode,
    show_driving_notes: head.showDrivingNotes,
    show_prices: head.showPrices,
    may_show_prices: maySeePrices(trip),
    problem: publishProblem(trip, draft),
    changes: newSince(trip, snapshot, locale),
    shown,
    hidden: rows.lines.length - shown,
    untold: rows.days.filter(({ title, text }) => !title[trip.file.locale] || !text[trip.file.locale]).length,
    alerts: alertsOn(rows, locale, call.now()),
    versions: (await readVersions(tx, trip)).map(presentVersion),
  };
}

/** The alerts that are out and touch the trip, for whomever they are meant. */
function alertsOn(rows: TripRows, locale: Locale, now: Date): ItineraryDraft["alerts"] {
  const reach = reachOf(rows);
  return rows.alerts
    .filter((alert) => isOut(alert, now) && alertTouches(alert, reach))
    .map(({ title, body, severity, dateFrom, dateTo, audiences }) => ({
      title: inLanguage(title, locale) ?? "",
      body: inLanguage(body, locale) ?? "",
      severity,
      date_from: dateFrom,
      date_to: dateTo,
      audiences,
    }));
}
