import type { Locale } from "#contract/primitives.ts";
import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { hasVoucher } from "#contract/sales/itineraries/vouchers.ts";
import { tripHead } from "#api/documents/format/brand-head.ts";
import { dateOfInstant, dateRange, longDate, shortDate, weekday } from "#api/documents/format/dates.ts";
import { paragraphs, textSize } from "#api/documents/format/printable-text.ts";
import { serviceData } from "#api/documents/itinerary/service-data.ts";
import type { senderLogo } from "#api/documents/pictures/sender-logo.ts";
import { calendarParts } from "#api/documents/quote/quote-data.ts";
import { counted, documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import type { DocumentTexts } from "#api/documents/texts/en.ts";

/** A published trip in the language of its travellers and in English, which every supplier reads. */
export interface VouchersDocument {
  own: Itinerary;
  english: Itinerary;
  /** The agency that sold the trip, where it has a logo: then the paper has its letterhead. */
  sender?: VoucherSender | null;
}

/** An agency on the letterhead of its clients' vouchers, as plain values. */
export interface VoucherSender {
  name: string;
  logo: ReturnType<typeof senderLogo>;
}

/** A service in both languages. */
interface Pair {
  own: ItineraryService;
  english: ItineraryService;
}

/** A label with its text; `english` repeats the text for the supplier where it differs. */
interface Fact {
  label: string;
  text: string[][];
  english: string[][];
}

/** More people than this are named on their own line no longer. */
const namedGuests = 12;

/** Everything `templates/vouchers.typ` shows: one voucher for each service that has a number, in the order of the trip. */
export function vouchersData({ own, english, sender = null }: VouchersDocument) {
  const { locale, brand } = own;
  const all = documentTexts(locale);
  const both = inBothLanguages(locale);
  const services = pairs({ own, english });
  return {
    locale,
    region: locale === "en" ? brand.code : locale.toUpperCase(),
    labels: {
      ...all.vouchers,
      reference: all.itinerary.reference,
      travellers: all.itinerary.travellers,
      emergency: all.itinerary.emergency,
      continued: all.itinerary.continued,
      page: all.page,
      voucher: both((texts) => texts.vouchers.voucher),
      provider: both((texts) => texts.vouchers.provider),
      guests: both((texts) => texts.vouchers.guests),
      help: both((texts) => texts.vouchers.help),
    },
    // Whom to call stays the same: the vouchers are honoured in the name of the brand.
    brand: { ...tripHead(brand), sender: sender && { ...sender, lines: [withBrand(brand.name, all)] } },
    title: own.name,
    reference: own.reference,
    dates: dateRange(own.date_from, own.date_to, locale),
    version_short: fill(all.itinerary.versionShort, { version: own.version }),
    as_of: fill(all.vouchers.asOf, { date: dateOfInstant(own.published_at, own.timezone, locale) }),
    // Dated by the trip's publication, so that the same trip gives the same file.
    created: calendarParts(own.published_at),
    guests: guestsOf(own, all),
    pleas: [locale, "en" as const].filter(isFirst).map((each) => plea(each, own)),
    vouchers: services.filter(({ own: service }) => hasVoucher(service)).map((pair) => voucher(pair, locale)),
    waiting: services
      .filter(({ own: service }) => service.state === "pending")
      .map(({ own: service }) => `${service.name} (${shortDate(service.date_from, locale)})`),
  };
}

const withBrand = (brand: string, { quote }: DocumentTexts) => fill(quote.withBrand, { brand });

function pairs({ own, english }: VouchersDocument): Pair[] {
  return own.days.flatMap((day, at) =>
    day.services.map((service, index) => ({
      own: service,
      english: english.days[at]?.services[index] ?? service,
    })),
  );
}

function voucher({ own, english }: Pair, locale: Locale) {
  const all = documentTexts(locale);
  const both = inBothLanguages(locale);
  const facts = [...dateFacts(own, locale), ...detailFacts({ own, english }, locale)];
  return {
    number: own.voucher_no ?? "",
    type: both((texts) => texts.serviceTypes[own.service_type]),
    name: own.name,
    english_name: english.name === own.name ? "" : english.name,
    provider: own.supplier_name,
    contact: [...paragraphs(own.address).flat(), ...(own.phone ? [`${all.phone} ${own.phone}`] : [])],
    short_date: shortDate(own.date_from, locale),
    facts,
    /** May be longer than a page. */
    long: textSize(facts.flatMap(({ text, english: again }) => [text, again])) > 1200,
  };
}

/** Arrival, departure and nights of a stay; the date or the dates of everything else. */
function dateFacts({ nights, date_from, date_to }: ItineraryService, locale: Locale): Fact[] {
  const both = inBothLanguages(locale);
  const on = (date: string, label: (texts: DocumentTexts["vouchers"]) => string): Fact => ({
    label: both(({ vouchers }) => label(vouchers)),
    text: [[dateIn(date, locale)]],
    english: locale === "en" ? [] : [[dateIn(date, "en")]],
  });
  if (date_from === date_to) return [on(date_from, ({ date }) => date)];
  if (!nights) return [on(date_from, ({ from }) => from), on(date_to, ({ until }) => until)];
  const inWords = (each: Locale) => counted(each, documentTexts(each).itinerary.nights, nights);
  return [
    on(date_from, ({ arrival }) => arrival),
    on(date_to, ({ departure }) => departure),
    {
      label: both((texts) => texts.vouchers.nights),
      text: [[inWords(locale)]],
      english: locale === "en" ? [] : [[inWords("en")]],
    },
  ];
}

const dateIn = (date: string, locale: Locale) => `${weekday(date, locale)}, ${longDate(date, locale)}`;

/** What the itinerary says about the service beneath its name, but for what a voucher says in its own places. */
function detailFacts({ own, english }: Pair, locale: Locale): Fact[] {
  const elsewhere = { voucher_no: null, address: null, phone: null, nights: null, date_to: own.date_from };
  const ownData = serviceData({ ...own, ...elsewhere }, locale);
  const englishData = serviceData({ ...english, ...elsewhere }, "en");
  const both = inBothLanguages(locale);
  const times = fact(
    both((texts) => texts.vouchers.time),
    [[ownData.times]],
    [[englishData.times]],
  );
  const comment = fact(
    both((texts) => texts.vouchers.service),
    ownData.comment,
    englishData.comment,
  );
  const details = ownData.details.map((detail, index) => {
    const again = englishData.details[index];
    const label = locale === "en" || !again ? detail.label : twice(detail.label, again.label);
    return fact(label, detail.text, again?.text ?? []);
  });
  return [...(ownData.times ? [times] : []), ...(ownData.comment.length > 0 ? [comment] : []), ...details];
}

function fact(label: string, text: string[][], english: string[][]): Fact {
  const isSame = JSON.stringify(text) === JSON.stringify(english);
  return { label, text, english: isSame ? [] : english };
}

function guestsOf({ travellers, locale }: Itinerary, all: DocumentTexts): string[] {
  const both = inBothLanguages(locale);
  const young = {
    A: null,
    C: both(({ vouchers }) => vouchers.child),
    I: both(({ vouchers }) => vouchers.infant),
  };
  const named = travellers
    .slice(0, namedGuests)
    .map(({ name, type }) => (young[type] ? `${name} (${young[type]})` : name));
  const others = travellers.length - named.length;
  return others > 0 ? [...named, fill(all.vouchers.others, { count: others })] : named;
}

function plea(locale: Locale, { brand, reference }: Itinerary) {
  return { locale, text: fill(documentTexts(locale).vouchers.plea, { brand: brand.name, reference }) };
}

/** A label in the language of the travellers and in English. */
function inBothLanguages(locale: Locale) {
  return (pick: (texts: DocumentTexts) => string) =>
    twice(pick(documentTexts(locale)), pick(documentTexts("en")));
}

const twice = (own: string, english: string) => (own === english ? own : `${own} / ${english}`);

const isFirst = <T>(value: T, at: number, all: readonly T[]) => all.indexOf(value) === at;
