import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { departure, tour } from "#api/db/schema/tour.ts";
import { partyOfFile } from "#api/domain/files/file-party.ts";
import { isTaken } from "#api/domain/files/line-rules.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import { overlap, startsFor } from "#api/domain/tours/fit.ts";
import { seatNeedOf, tourPartyOf } from "#api/domain/tours/tour-party.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import {
  findFile,
  isEditable,
  readQuoteFile,
  readTravellers,
  type QuoteFile,
} from "#api/modules/files/client-file/read-file.ts";
import { departureOffer, type OfferTo } from "#api/modules/sales/quoted-departures/departure-offer.ts";
import { loadDepartures, type LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { DepartureQuery, QuoteDepartures } from "#contract/tours/departures.ts";

type Answer = z.input<typeof QuoteDepartures>;

/** Nobody plans further ahead. */
const daysAhead = 366;
/** So many other departures are named at once. */
const mostNamed = 3;

/** Tour departures that could stand in a quote of the caller's agency, each with its price for the party. */
export async function listDepartures(reference: string, query: DepartureQuery, call: Call): Promise<Answer> {
  const fileId = await findFile(reference, call);
  const { file, to, lines } = await withCosts(call.database, (tx) => readAsker(tx, fileId, call));
  const moved = query.line === undefined ? null : (lines.find(({ uid }) => uid === query.line) ?? null);
  if (query.line !== undefined && !moved?.departureId) throw notFound(textsIn(call.locale).recordNotFound);
  const { from, to: until } = startsFor(file);
  const seen = await call.database.inScope(call.scope, (tx) =>
    findDepartures(tx, file, { from, to: addDays(from, daysAhead) }),
  );
  const loaded = [...(await withCosts(call.database, (tx) => loadDepartures(tx, seen))).values()].filter(
    ({ dateFrom }) => dateFrom > to.today,
  );
  const movedFrom = loaded.find(({ id }) => id === moved?.departureId);
  const inTrip = loaded.filter(
    ({ dateFrom, tour: { id } }) => dateFrom <= until && (!moved || id === movedFrom?.tour.id),
  );
  const chosen = new Set(lines.filter(isTaken).map(({ departureId }) => departureId));
  const before = moved?.price ? (file.priceMode === "net" ? moved.price.net : moved.price.sell) : null;
  const others = lines.filter((line) => isTaken(line) && line.departureId !== null && line !== moved);
  const offers = inTrip.map((one) => {
    const offer = departureOffer(one, to);
    const isBusy = others.some(({ departureId, ...line }) => departureId !== one.id && overlap(line, one));
    return { id: one.id, ...offer, obstacles: isBusy ? ["overlaps" as const] : offer.obstacles };
  });
  const party = tourPartyOf(to.party, from, to.terms.ages);
  const isFree = (one: Pick<Answer["departures"][number], "obstacles">) => one.obstacles.length === 0;
  const elsewhere = offers.filter((one) => isFree(one) && !chosen.has(one.id));
  return {
    ...headOf(file, to.today),
    seats: seatNeedOf(to.party).seats,
    problems: "problems" in party ? party.problems : [],
    moving: moved && {
      name: inLanguage(moved.name, call.locale) ?? "",
      date_from: moved.dateFrom,
      date_to: moved.dateTo,
    },
    ...choicesOf(inTrip, call),
    departures: offers
      .filter((one) => query.month === undefined || one.date_from.slice(0, 7) === query.month)
      .filter((one) => query.tour === undefined || one.tour.code === query.tour)
      .map(({ id, ...one }) => ({
        ...one,
        chosen: chosen.has(id),
        difference_cents: moved && one.cents !== null && before !== null ? one.cents - before : null,
        with_room: isFree(one) ? [] : nearestOf(one, elsewhere),
      })),
    later: offers.some(isFree)
      ? []
      : loaded
          .filter(({ dateFrom, tour: { id } }) => dateFrom > until && (!moved || id === movedFrom?.tour.id))
          .map((one) => departureOffer(one, to))
          .filter(isFree)
          .slice(0, mostNamed)
          .map((one) => ({ name: one.tour.name, date_from: one.date_from })),
  };
}

function headOf(file: QuoteFile, today: string) {
  return {
    reference: file.reference,
    name: file.name,
    lock_version: file.lockVersion,
    editable: isEditable(file, today),
    currency: file.currency,
    price_mode: file.priceMode,
    travel_date: file.travelDate,
    end_date: file.endDate,
    ...startsFor(file),
  };
}

/** A file with its services, and who it is that tours are offered to. In the scope of the system. */
async function readAsker(tx: Tx, fileId: number, call: Call) {
  const file = await readQuoteFile(tx, fileId);
  const { travellers, rooms } = await readTravellers(tx, fileId);
  return {
    file,
    lines: await readFileLines(tx, fileId),
    to: {
      party: partyOfFile(travellers, rooms),
      terms: await tourTermsOf(tx, file),
      priceMode: file.priceMode,
      today: todayIn(file.timezone, call.now()),
      locale: call.locale,
    } satisfies OfferTo,
  };
}

/** On which terms tours are sold to the agency of a file. */
async function tourTermsOf(tx: Tx, file: QuoteFile): Promise<OfferTo["terms"]> {
  const numberOf = await readBookingNumbers(tx);
  return {
    brand: { currency: file.currency, gst_bps: file.taxBps },
    agency: { commission_bps: file.commissionBps, price_codes: file.priceCodes },
    ages: {
      infantTo: numberOf("booking.infant_max_age_default"),
      childTo: numberOf("booking.child_max_age_default"),
    },
  };
}

/** What the caller may see of a brand's departures that begin on some days; costs are read elsewhere. */
async function findDepartures(tx: Tx, { brandId }: QuoteFile, { from, to }: { from: string; to: string }) {
  const rows = await tx
    .select({ id: departure.id })
    .from(departure)
    .innerJoin(tour, eq(tour.id, departure.tourId))
    .where(
      and(
        eq(tour.brandId, brandId),
        eq(tour.status, "published"),
        gte(departure.dateFrom, from),
        lte(departure.dateFrom, to),
      ),
    )
    .orderBy(asc(departure.dateFrom));
  return rows.map(({ id }) => id);
}

function choicesOf(departures: readonly LoadedDeparture[], { locale }: Call) {
  const tours = new Map(departures.map(({ tour: one }) => [one.code, one]));
  return {
    months: [...new Set(departures.map(({ dateFrom }) => dateFrom.slice(0, 7)))],
    tours: [...tours.values()]
      .map(({ code, name }) => ({ code, name: inLanguage(name, locale) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

type Dated = { date_from: string; seats_left: number; tour: { code: string } };

/** Other departures of the same tour, the nearest first. */
function nearestOf({ date_from: day, tour: { code } }: Dated, free: readonly Dated[]) {
  const away = (one: Dated) => Math.abs(Date.parse(one.date_from) - Date.parse(day));
  return free
    .filter((one) => one.tour.code === code && one.date_from !== day)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, mostNamed)
    .map(({ date_from, seats_left }) => ({ date_from, seats_left }))
    .toSorted((a, b) => a.date_from.localeCompare(b.date_from));
}
