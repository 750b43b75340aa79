import type { Tx } from "#api/db/client.ts";
import type { ServiceSlot } from "#api/domain/packages/package-slot.ts";
import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import { withMarkup } from "#api/domain/packages/with-markup.ts";
import type { LineInput, Rate } from "#api/domain/pricing/line-shapes.ts";
import { calculateDeparture, type TourTerms } from "#api/domain/tours/price-departure.ts";
import { partyOfFile, type StoredRoom, type StoredTraveller } from "#api/domain/files/file-party.ts";
import { isPricedByRates, isTaken } from "#api/domain/files/line-rules.ts";
import { lineRequest } from "#api/domain/quotes/line-request.ts";
import { priceWithEstimates, type EstimatedPrice } from "#api/domain/quotes/price-with-estimates.ts";
import type { FileAsk, FileLine, FileTerms } from "#api/domain/quotes/price-file.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import { readSlots } from "#api/modules/catalogue/packages/slots.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { loadPricing, type LoadedOption } from "#api/modules/catalogue/products/pricing-input.ts";
import { loadDepartures, type LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";
import type { FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";

/** All that pricing a file needs, loaded once. */
export type Workshop = {
  file: QuoteFile;
  party: TravelParty;
  slots: ReadonlyMap<string, ServiceSlot>;
  terms: FileTerms;
  ages: { infantTo: number; childTo: number };
  loaded: ReadonlyMap<string, LoadedOption>;
  /** Departures of the tours in the file, by their numbers. */
  departures: ReadonlyMap<number, LoadedDeparture>;
  /** How much more than the last rate an estimate is, in basis points. */
  upliftBps: number;
  /** At the office of the brand, `YYYY-MM-DD`. */
  today: string;
};

/** What a service is asked for; of a line in the table, or of one that may come to stand there. */
export type Asked = Pick<
  FileLineRow,
  "dateFrom" | "dateTo" | "startTime" | "endTime" | "extras" | "packageSlot" | "optionCode" | "departureId"
> &
  Partial<Pick<FileLineRow, "priceStatus" | "askedQty">>;

/** Who travels, in which rooms. */
export type People = { travellers: readonly StoredTraveller[]; rooms: readonly StoredRoom[] };

/** What refused services are helped with lies within a year. */
const daysAhead = 366;

/** How far back the last rate of a service that is estimated may lie. */
const daysBack = 3 * 366;

/**
 * Loads rates for the services of a file, and for other options on the same dates; with `ahead` a year of rates more,
 * for remedies. Costs are read, so the transaction must be in the scope of the system.
 */
export async function openWorkshop(
  tx: Tx,
  file: QuoteFile,
  people: People,
  asked: readonly Asked[],
  { now, ahead = false }: { now: Date; ahead?: boolean },
): Promise<Workshop> {
  const numberOf = await readBookingNumbers(tx);
  const slots = file.packageId === null ? [] : await readSlots(tx, [file.packageId]);
  const dates = asked.flatMap(({ dateFrom, dateTo }) => [dateFrom, dateTo]).toSorted();
  const from = dates[0] ?? file.travelDate;
  const to = dates.at(-1) ?? file.endDate;
  const loaded = await loadPricing(tx, {
    brand: file.brand,
    optionCodes: [...new Set(asked.flatMap(({ optionCode }) => optionCode ?? []))],
    dates: { from, to: ahead ? addDays(to, daysAhead) : to },
    ...(asked.some(isEstimated) && { since: addDays(from, -daysBack), estimates: true }),
    priceCodes: file.priceCodes,
  });
  return {
    file,
    party: partyOfFile(people.travellers, people.rooms),
    slots: new Map(slots.map((slot) => [slot.key, slot])),
    ages: {
      infantTo: numberOf("booking.infant_max_age_default"),
      childTo: numberOf("booking.child_max_age_default"),
    },
    terms: {
      brand: { currency: file.currency, gst_bps: file.taxBps },
      agency: { commission_bps: file.commissionBps, price_codes: file.priceCodes },
      commission_on: file.packageId === null ? "lines" : "package",
      personStep: numberOf("booking.pp_round_step_cents"),
    },
    loaded,
    departures: await loadDepartures(
      tx,
      asked.flatMap(({ departureId }) => departureId ?? []),
    ),
    upliftBps: numberOf("booking.estimate_uplift_bps"),
    today: todayIn(file.timezone, now),
  };
}

function isEstimated({ priceStatus }: Pick<Asked, "priceStatus">): boolean {
  return priceStatus === "estimate";
}

/** What a service is priced by; undefined where its option or its departure is not there any more. */
export function askFor(asked: Asked, workshop: Workshop): FileAsk | undefined {
  if (workshop.party.pax.length === 0) return undefined;
  if (asked.departureId === null) {
    return ratesFor(asked, workshop);
  }
  const departure = workshop.departures.get(asked.departureId);
  if (!departure) return undefined;
  // What was put on other days, by a copy or by whoever moved the departure, is not this departure any more.
  if (departure.dateFrom !== asked.dateFrom)
    return { worked: { reasons: [{ code: "NO_RATE", date: asked.dateFrom }] } };
  return { worked: calculateDeparture(departure, workshop.party, tourTermsOf(workshop), workshop.today) };
}

/** On which terms tours are sold in a file. */
export function tourTermsOf({ terms, ages }: Pick<Workshop, "terms" | "ages">): TourTerms {
  return { brand: terms.brand, agency: terms.agency, ages };
}

function ratesFor(asked: Asked, workshop: Workshop): FileAsk | undefined {
  const found = workshop.loaded.get(asked.optionCode ?? "");
  if (!found) return undefined;
  const markup = asked.packageSlot === null ? null : workshop.file.markupBps;
  const { sell_round_step_cents, option, rates: all } = withMarkup(found, markup);
  const slot = asked.packageSlot === null ? undefined : workshop.slots.get(asked.packageSlot);
  // What a package does not sell any more has no price in the quotes that were made of it either.
  const unsold = slot?.options.some(({ code, sold }) => code === asked.optionCode && !sold);
  const known = unsold ? [] : all;
  const isThought = ({ id }: Rate) => found.estimates.has(id);
  const ask = {
    ...(sell_round_step_cents !== undefined && { sell_round_step_cents }),
    option,
    rates: known.filter((rate) => !isThought(rate)),
    request: lineRequest(asked, option, workshop.party, slot),
  };
  return { ask, thought: known.filter(isThought) };
}

/** The input of one service by itself; tours have none. */
export function inputFor(asked: Asked, workshop: Workshop): LineInput | undefined {
  const found = askFor(asked, workshop);
  const { brand, agency } = workshop.terms;
  return found && "ask" in found ? { id: asked.optionCode ?? "", brand, agency, ...found.ask } : undefined;
}

/** A stored line with what it is asked for. Those that are priced by hand or for a part of the party are left alone. */
export function repriceable(lines: readonly FileLineRow[], people: number): FileLineRow[] {
  return lines.filter((line) => {
    const everyone = line.adults + line.children + line.infants === people;
    return everyone && isPricedByRates(line);
  });
}

/** The price of the file at the rates of today; what it cannot price stays out. */
export function priceWorkshop(lines: readonly FileLineRow[], workshop: Workshop): EstimatedPrice {
  const asked = lines.flatMap((line): FileLine[] => {
    const ask = askFor(line, workshop);
    return ask ? [{ key: line.uid, counts: isTaken(line), ...ask }] : [];
  });
  const chosen = new Set(lines.filter(isEstimated).map(({ uid }) => uid));
  return priceWithEstimates(asked, chosen, workshop);
}
