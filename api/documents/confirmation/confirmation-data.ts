import { dateOfInstant, dateRange, longDate } from "#api/documents/format/dates.ts";
import { money } from "#api/documents/format/money.ts";
import { brandHead } from "#api/documents/format/brand-head.ts";
import { dayEntries, dayFacts, tourText } from "#api/documents/quote/day-data.ts";
import { calendarParts, person } from "#api/documents/quote/quote-data.ts";
import { heroOf, tripPictures } from "#api/documents/pictures/trip-pictures.ts";
import { counted, documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { DuePayment } from "#contract/money/account.ts";
import type { ClientQuoteDay } from "#contract/sales/quotes/client-quote.ts";
import type { BrandCode, Currency, FileStatus, Locale, PaxType } from "#contract/primitives.ts";
import { bookedService, countConfirmed, isWanted, type BookedService } from "./booked-service.ts";

/** A booking as its agency is told of it at one instant. Money in integer cents of `currency`. */
export type ConfirmationDocument = {
  locale: Locale;
  reference: string;
  name: string;
  status: FileStatus;
  agency_reference: string | null;
  brand: {
    code: BrandCode;
    name: string;
    phone: string;
    email: string;
    address: string;
    timezone: string;
    /** As the tax office writes it; null where none is known. */
    tax_number: string | null;
  };
  agency_name: string;
  agent_name: string;
  consultant_name: string | null;
  currency: Currency;
  date_from: string;
  date_to: string;
  /** The instant whose state the document tells. */
  at: string;
  /** The version of the quote that was booked; null for bookings that came without one. */
  version: { no: number; saved_at: string; accepted: { name: string; at: string } | null } | null;
  /** Whether services differ from the version, those that are gone included. */
  stale: boolean;
  travellers: { name: string; type: PaxType; age: number | null }[];
  /** Selling price and commission are null for agencies on net terms, who are not told them. */
  totals: {
    sell_cents: number | null;
    commission_cents: number | null;
    net_cents: number;
    gst_cents: number;
  };
  days: (Omit<ClientQuoteDay, "services"> & { services: BookedService[] })[];
  inclusions: string[];
  exclusions: string[];
  /** What is charged for services that were cancelled. */
  fee_cents: number;
  payments: DuePayment[];
  cancellation: CancelTerms[];
};

/** Services with what cancelling them costs, in words. */
export type CancelTerms = { services: string[]; rules: string[] };

type Texts = ReturnType<typeof documentTexts>;

/** Everything `templates/confirmation.typ` shows, in words of the document's language and in its order. */
export function confirmationData(booking: ConfirmationDocument) {
  const { locale, brand, version } = booking;
  const all = documentTexts(locale);
  const texts = all.confirmation;
  const asOf = fill(texts.asOf, { date: dateOfInstant(booking.at, brand.timezone, locale) });
  return {
    locale,
    region: locale === "en" ? brand.code : locale.toUpperCase(),
    labels: {
      kind: booking.status === "Cancelled" ? texts.kindCancelled : texts.kind,
      price: fill(texts.price, { agency: booking.agency_name }),
      notCounted: texts.notCounted,
      cancellation: texts.cancellation,
      included: all.quote.included,
      excluded: all.quote.excluded,
      terms: all.quote.terms,
      page: all.page,
      // What stands at the foot of each page.
      emergency: all.quote.questions,
      continued: all.itinerary.continued,
    },
    brand: brandHead(brand),
    title: booking.name,
    reference: booking.reference,
    version_short: asOf,
    created: calendarParts(booking.at),
    dates: dateRange(booking.date_from, booking.date_to, locale),
    length: counted(locale, all.itinerary.days, booking.days.length),
    ...tripPictures(booking, heroOf(booking.days), all.itinerary),
    notes: notesOf(booking, texts),
    facts: factsOf(booking, all, asOf),
    totals: totalsOf(booking, texts),
    tax_number: brand.tax_number && `${brand.name}, ${texts.taxNumber[brand.code]} ${brand.tax_number}`,
    payments: booking.payments.map((payment) => paymentOf(payment, booking, texts)),
    days: booking.days.map((day, index) => ({
      ...dayFacts(day, all, locale),
      ...dayEntries(day, booking.days[index - 1], (service) =>
        bookedService(service, all, locale, version?.no ?? 0),
      ),
      tour: tourText(runningTour(day.date, wantedServices(booking)), all),
    })),
    inclusions: booking.inclusions,
    exclusions: booking.exclusions,
    terms: termsOf(booking, all),
    cancellation: booking.status === "Cancelled" ? [] : booking.cancellation,
  };
}

function paymentOf(
  { kind, due_on: dueOn, cents }: DuePayment,
  { currency, locale }: ConfirmationDocument,
  { payments }: Texts["confirmation"],
) {
  const label = dueOn === null && kind !== "deposit" ? payments.full : payments[kind];
  return {
    label: fill(label, { date: dueOn === null ? "" : longDate(dueOn, locale) }),
    amount: money(cents, currency, locale),
  };
}

type Tone = "good" | "open" | "ended";

/** What must be known first: never more confirmed than is. */
function notesOf(booking: ConfirmationDocument, texts: Texts["confirmation"]) {
  const { confirmed, count } = confirmedOf(booking);
  const note = (tone: Tone, text: string) => ({ tone, text });
  const changed =
    booking.stale && booking.version ? [note("open", fill(texts.stale, { no: booking.version.no }))] : [];
  if (booking.status === "Cancelled") return [note("ended", texts.cancelled)];
  if (booking.status === "Cancellation") return [note("ended", texts.cancelling), ...changed];
  return confirmed === count && count > 0
    ? [note("good", texts.allConfirmed), ...changed]
    : [note("open", fill(texts.notAllConfirmed, { confirmed, count })), ...changed];
}

function wantedServices({ days }: ConfirmationDocument) {
  return days.flatMap(({ services }) => services.filter(isWanted));
}

function confirmedOf({ days }: ConfirmationDocument) {
  return countConfirmed(days.flatMap(({ services }) => services));
}

function factsOf(booking: ConfirmationDocument, all: Texts, asOf: string) {
  const { locale, brand, version } = booking;
  const texts = all.confirmation;
  // A date stays on one line.
  const date = (instant: string) => dateOfInstant(instant, brand.timezone, locale).replaceAll(" ", "\u00a0");
  const basis =
    version &&
    (version.accepted
      ? fill(texts.accepted, { no: version.no, name: version.accepted.name, date: date(version.accepted.at) })
      : fill(texts.saved, { no: version.no, date: date(version.saved_at) }));
  const people = booking.travellers.map((one) => one.name || person(one, all.quote));
  const facts: [string, ...(string | null)[]][] = [
    [texts.status, texts.fileStatuses[booking.status], asOf],
    [all.quote.reference, booking.reference],
    [texts.agencyReference, booking.agency_reference],
    [all.quote.travellers, ...(people.length > 6 ? [people.join(", ")] : people)],
    [texts.agency, booking.agency_name],
    [texts.agent, booking.agent_name],
    [texts.consultant, booking.consultant_name],
    [texts.basis, basis],
  ];
  return facts.flatMap(([label, ...told]) => {
    const lines = told.filter(Boolean);
    return lines.length > 0 ? [{ label, lines }] : [];
  });
}

/** The sums as the agency's terms have them: net alone, or the way from the selling price to it. */
function totalsOf(
  { totals, fee_cents: fees, currency, locale }: ConfirmationDocument,
  texts: Texts["confirmation"],
) {
  const sum = (label: string, cents: number | null, strong = false) =>
    cents === null ? [] : [{ label, amount: money(cents, currency, locale), strong }];
  return [
    ...sum(texts.sell, totals.sell_cents),
    ...sum(texts.commission, totals.commission_cents),
    ...sum(texts.net, totals.net_cents, true),
    ...sum(texts.gst, totals.gst_cents),
    ...sum(texts.fees, fees === 0 ? null : fees),
  ];
}

function termsOf(booking: ConfirmationDocument, all: Texts): string[] {
  if (booking.status === "Cancelled") return [];
  const { confirmed, count } = confirmedOf(booking);
  return [...(confirmed < count ? [all.quote.estimated] : []), all.confirmation.alternate];
}
