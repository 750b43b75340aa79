import { dateRange, longDate, shortDate } from "#api/documents/format/dates.ts";
import { money, percent } from "#api/documents/format/money.ts";
import { dayEntries, dayFacts, serviceFacts, tourText } from "#api/documents/quote/day-data.ts";
import { phoneLink } from "#api/documents/format/phone-link.ts";
import { senderLogo } from "#api/documents/pictures/sender-logo.ts";
import { heroOf, tripPictures } from "#api/documents/pictures/trip-pictures.ts";
import { counted, documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import { clockText } from "#contract/clock.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { Picture } from "#api/uploads/pictures/picture.ts";
import type { Locale } from "#contract/primitives.ts";
import type { ClientQuote, ClientQuoteDay, ClientQuoteService } from "#contract/sales/quotes/client-quote.ts";

type Texts = ReturnType<typeof documentTexts>;

/** A version of a quote, and when it was frozen: the same version gives the same document. */
export type QuoteDocument = ClientQuote & {
  saved_at: string;
  /** Whether the file it was made of says something else by now. */
  changed: boolean;
  /** The logo of its agency. */
  picture: Picture | null;
};

/** Everything `templates/quote.typ` shows, in words of the quote's language and in its order. */
export function quoteData(quote: QuoteDocument) {
  const { locale, brand } = quote;
  const all = documentTexts(locale);
  const texts = all.quote;
  const version = fill(texts.version, { no: quote.no });
  return {
    locale,
    region: locale === "en" ? brand.code : locale.toUpperCase(),
    labels: {
      ...texts,
      page: all.page,
      // What stands at the foot of each page.
      emergency: texts.questions,
      continued: all.itinerary.continued,
    },
    brand: letterheadOf(quote, texts),
    title: quote.name,
    reference: quote.reference,
    version,
    version_short: version,
    created: calendarParts(quote.saved_at),
    dates: dateRange(quote.date_from, quote.date_to, locale),
    length: counted(locale, all.itinerary.days, quote.days.length),
    ...tripPictures(quote, heroOf(quote.days), all.itinerary),
    notice: noticeOf(quote, texts),
    travellers: quote.travellers.map((one) => one.name || person(one, texts)),
    valid: quote.valid_until && longDate(quote.valid_until, locale),
    total: money(quote.total_cents, quote.currency, locale),
    gst: fill(texts.gst, { currency: quote.currency, percent: percent(quote.tax_bps, locale) }),
    rooms: quote.rooms.map(({ code, cents, people }) => ({
      name: code ? texts.rooms[code] : texts.noRoom,
      price: money(cents, quote.currency, locale),
      people: people.map((one) => ({
        name: person(one, texts),
        price: money(one.cents, quote.currency, locale),
      })),
    })),
    days: quote.days.map((day, index) => dayData(day, index, quote, all)),
    options: optionsOf(quote),
    inclusions: quote.inclusions,
    exclusions: quote.exclusions,
    terms: [
      ...quote.payments.map((payment) => paymentOf(payment, quote, texts)),
      ...whoBooksLate(quote, texts),
      texts.estimated,
      texts.breakfast,
      texts.availability,
    ],
  };
}

/** Who offers the trip stands at the head; who makes it work is named beneath. */
function letterheadOf({ agency, agent_name: agent, brand, picture }: QuoteDocument, texts: Texts["quote"]) {
  return {
    code: brand.code,
    name: brand.name,
    phone: agency.phone,
    phone_link: phoneLink(agency.phone),
    emergency_phone: agency.phone,
    email: agency.email,
    address: [],
    sender: {
      name: agency.name,
      logo: picture && senderLogo(picture, fill(texts.logo, { agency: agency.name })),
      lines: [...(agent ? [agent] : []), fill(texts.withBrand, { brand: brand.name })],
    },
  };
}

function paymentOf(
  { kind, due_on: dueOn, cents }: QuoteDocument["payments"][number],
  { currency, locale, terms }: QuoteDocument,
  texts: Texts["quote"],
): string {
  const amount = money(cents, currency, locale);
  if (dueOn !== null) return fill(texts.balance, { amount, date: longDate(dueOn, locale) });
  if (kind !== "deposit") return fill(texts.full, { amount });
  if (terms.deposit_bps === null) return fill(texts.tourDeposit, { amount });
  return fill(texts.deposit, { amount, percent: percent(terms.deposit_bps, locale) });
}

/** The paper of a version is the same on every day: it also says what holds for who books when all of it is due. */
function whoBooksLate(
  { payments, valid_until: validUntil, locale }: QuoteDocument,
  texts: Texts["quote"],
): string[] {
  const dueOn = payments.at(-1)?.due_on ?? null;
  if (dueOn === null || (validUntil !== null && validUntil < dueOn)) return [];
  return [fill(texts.late, { date: longDate(dueOn, locale) })];
}

/** Why it is not what is offered now; null where it is. */
function noticeOf({ standing, changed }: QuoteDocument, texts: Texts["quote"]): string | null {
  if (standing === "superseded" || standing === "revised") return texts.superseded;
  return changed ? texts.changed : null;
}

/** A traveller without a name. */
export function person(
  { type, age }: { type: "A" | "C" | "I"; age: number | null },
  texts: Texts["quote"],
): string {
  if (type === "A") return texts.adult;
  if (type === "I") return texts.infant;
  return age === null ? texts.childPlain : fill(texts.child, { age });
}

function dayData(day: ClientQuoteDay, index: number, { days, locale }: ClientQuote, all: Texts) {
  const taken = ({ services }: ClientQuoteDay) =>
    services.filter(({ kind, taken }) => kind !== "optional" || taken);
  return {
    ...dayFacts(day, all, locale),
    ...dayEntries({ ...day, services: taken(day) }, days[index - 1], (service) =>
      serviceData(service, all, locale),
    ),
    tour: tourText(runningTour(day.date, days.flatMap(taken)), all),
  };
}

function serviceData(service: ClientQuoteService, all: Texts, locale: Locale) {
  const texts = all.quote;
  const { date_from: from, date_to: to, end_time: end, nights } = service;
  const isLong = to > from && nights === null;
  const last = longDate(to, locale) + (end ? `, ${clockText(end, locale)}` : "");
  return {
    // The hour at which a service of several days ends stands beside its last day.
    ...serviceFacts(isLong ? { ...service, end_time: null } : service, all, locale),
    notes: [
      ...(isLong ? [fill(texts.until, { date: last })] : []),
      ...(service.kind === "own_arrangement" ? [texts.own] : []),
      ...(service.taken ? [texts.chosen] : []),
      ...(service.estimate ? [texts.estimate] : []),
      ...(service.on_request ? [texts.onRequest] : []),
    ],
  };
}

/** What can still be added; what was taken stands among the days. */
function optionsOf({ days, currency, locale }: ClientQuote) {
  return days.flatMap(({ services }) =>
    services
      .filter(({ kind, taken }) => kind === "optional" && !taken)
      .map(({ name, date_from, cents }) => ({
        name,
        date: shortDate(date_from, locale),
        price: money(cents ?? 0, currency, locale),
      })),
  );
}

/** An instant as the typesetter takes dates. */
export function calendarParts(instant: string) {
  const date = new Date(instant);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
