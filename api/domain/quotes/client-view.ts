import {
  planPayments,
  presentPayment,
  shareAsked,
  type TourPart,
  tourPartOf,
} from "#api/domain/files/payment-schedule.ts";
import { daysBetween } from "#api/domain/today.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { ClientQuote, ClientQuoteDay, ClientQuoteService } from "#contract/sales/quotes/client-quote.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { QuoteLine, QuoteSnapshot } from "./snapshot.ts";
import { withOptions } from "./with-options.ts";

/** What of a client's page comes from the frozen version alone. */
export type FrozenQuote = Omit<
  ClientQuote,
  "no" | "standing" | "valid_until" | "accepted" | "newer_path" | "messages" | "earlier_messages"
>;

type Reading = {
  locale: Locale;
  taken: ReadonlySet<string>;
  /** For who books on that day, `YYYY-MM-DD`, payments fall due as told. */
  bookedOn: string;
  /** Of its agency, as it is now. */
  logo: string | null;
};

/** A frozen version in one language; a text that is missing in it stands in English. */
export function clientView(snapshot: QuoteSnapshot, { locale, taken, bookedOn, logo }: Reading): FrozenQuote {
  const say = (text: TranslatedText) => text[locale] || text.en;
  const priced = withOptions(snapshot, taken);
  const included = snapshot.lines.filter(({ kind }) => kind === "included");
  const tours = toursIn(snapshot, taken);
  const texts = (list: readonly TranslatedText[]) => [...new Set(list.map(say))];
  return {
    reference: snapshot.reference,
    name: snapshot.name,
    locale,
    currency: snapshot.currency,
    tax_bps: snapshot.taxBps,
    brand: { code: snapshot.brand, name: snapshot.brandName, phone: snapshot.brandPhone },
    agency: { name: snapshot.agencyName, email: snapshot.agencyEmail, phone: snapshot.agencyPhone, logo },
    agent_name: snapshot.agentName,
    date_from: snapshot.travelDate,
    date_to: snapshot.endDate,
    timezone: snapshot.timezone,
    travellers: snapshot.travellers,
    days: snapshot.days.map((day) => dayOf(day, servicesOf(day, snapshot), say, taken)),
    inclusions: texts(included.flatMap(({ inclusions }) => inclusions)),
    exclusions: texts(included.flatMap(({ exclusions }) => exclusions)),
    total_cents: priced.totalCents,
    rooms: priced.rooms,
    terms: {
      deposit_bps: shareAsked(tours, snapshot.terms),
      balance_days_before: snapshot.terms.balanceDaysBefore,
    },
    payments: planPayments(
      { netCents: priced.totalCents, tours, travelDate: snapshot.travelDate, requestedOn: bookedOn },
      snapshot.terms,
    ).map(presentPayment),
  };
}

/** What of the offer is seats on regular tours, at the client's prices. */
function toursIn({ lines }: QuoteSnapshot, taken: ReadonlySet<string>): TourPart {
  const isIn = ({ kind, uid }: QuoteLine) => kind === "included" || (kind === "optional" && taken.has(uid));
  return tourPartOf(
    lines.filter(isIn).map(({ clientCents, depositCents }) => ({
      netCents: clientCents ?? 0,
      seatDepositCents: depositCents ?? null,
      // What is kept is of the whole party already.
      seats: 1,
    })),
  );
}

type Day = QuoteSnapshot["days"][number];

/** The services of a day; those of days that have no page of their own stand on the last one before. */
function servicesOf(day: Day, { days, lines }: QuoteSnapshot): QuoteLine[] {
  const next = days.find(({ dayNo }) => dayNo > day.dayNo)?.dayNo ?? Infinity;
  const isFirst = days[0] === day;
  return lines.filter(({ dayNo }) => (dayNo >= day.dayNo || isFirst) && dayNo < next);
}

function dayOf(
  { dayNo, title, text, ...day }: Day,
  lines: QuoteLine[],
  say: (text: TranslatedText) => string,
  taken: ReadonlySet<string>,
): ClientQuoteDay {
  return {
    ...day,
    day_no: dayNo,
    title: say(title),
    text: say(text),
    services: lines.map((line) => serviceOf(line, say, taken)),
  };
}

function serviceOf(
  line: QuoteLine,
  say: (text: TranslatedText) => string,
  taken: ReadonlySet<string>,
): ClientQuoteService {
  const sleeps = isStay(line.serviceType);
  const isOptional = line.kind === "optional";
  return {
    uid: line.uid,
    service_type: line.serviceType,
    name: say(line.name),
    comment: line.comment && say(line.comment),
    supplier_name: line.supplierName,
    date_from: line.dateFrom,
    date_to: line.dateTo,
    start_time: line.startTime,
    end_time: line.endTime,
    nights: sleeps ? daysBetween(line.dateFrom, line.dateTo) : null,
    kind: line.kind,
    on_request: line.onRequest,
    estimate: line.estimate,
    cents: isOptional ? line.clientCents : null,
    taken: isOptional && taken.has(line.uid),
  };
}
