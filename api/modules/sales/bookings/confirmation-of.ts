import { isBought, type BookedService } from "#api/documents/confirmation/booked-service.ts";
import type { ConfirmationDocument } from "#api/documents/confirmation/confirmation-data.ts";
import { presentPayment } from "#api/domain/files/payment-schedule.ts";
import { sinceVersion } from "#api/domain/quotes/since-version.ts";
import type { QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";
import { daysBetween } from "#api/domain/today.ts";
import { isEnded } from "#api/domain/files/ended-line.ts";
import type { showAgent } from "#api/modules/sales/client-files/show.ts";
import type { FileOfQuote, VersionRow } from "#api/modules/sales/quote-versions/file-of-quote.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { BookedLine } from "./confirmation-rows.ts";
import type { Dues } from "#api/modules/files/client-file/read-dues.ts";

type Parts = {
  shown: Awaited<ReturnType<typeof showAgent>>;
  quote: FileOfQuote["quote"];
  version: VersionRow | null;
  /** Days as they are now. */
  days: QuoteSnapshot["days"];
  lines: BookedLine[];
  brand: ConfirmationDocument["brand"];
  dues: Dues;
  terms: ConfirmationDocument["cancellation"];
  locale: Locale;
  at: Date;
};

/** What the confirmation of a booking says in one language. */
export function confirmationOf(parts: Parts): ConfirmationDocument {
  const { shown, quote, version, locale, brand } = parts;
  const snapshot = version?.snapshot;
  const compare = snapshot ? sinceVersion(snapshot, locale) : () => null;
  const offered = new Set(snapshot?.lines.map(({ uid }) => uid));
  // Taken out before anything was booked, and never part of the offer: no news to anybody.
  const wasBooked = (line: BookedLine) =>
    line.status !== "CX" || offered.has(line.uid) || Boolean(line.voucher_no ?? line.confirmation);
  const services = parts.lines
    .filter(wasBooked)
    .map((line) => ({ ...line, change: isBought(line) ? compare(line) : null }));
  // Days of a version that was moved to other dates are no longer true.
  const isMoved = snapshot?.travelDate !== shown.travel_date || snapshot.endDate !== shown.end_date;
  const isAccepted = quote && version && quote.acceptedNo === version.no;
  return {
    locale,
    reference: shown.reference,
    name: shown.name,
    status: shown.status,
    agency_reference: shown.agent_reference,
    brand,
    agency_name: shown.agency_name,
    agent_name: shown.agent_name,
    consultant_name: shown.consultant_name,
    currency: shown.currency,
    date_from: shown.travel_date,
    date_to: shown.end_date,
    at: parts.at.toISOString(),
    version: version && {
      no: version.no,
      saved_at: version.createdAt.toISOString(),
      accepted:
        isAccepted && quote.acceptedByName && quote.acceptedAt
          ? { name: quote.acceptedByName, at: quote.acceptedAt.toISOString() }
          : null,
    },
    stale: services.some(({ change }) => change !== null) || lacks(parts),
    travellers: shown.pax.map(({ name, type }) => ({ name, type, age: null })),
    totals: shown.totals,
    days: daysOf(snapshot && !isMoved ? snapshot.days : parts.days, services, locale),
    ...listsOf(snapshot, services, locale),
    fee_cents: parts.dues.feeCents,
    payments: parts.dues.payments.map(presentPayment),
    cancellation: parts.terms,
  };
}

type Service = BookedLine & Pick<BookedService, "change">;

/** Whether a service that was offered for the price, or was taken with it, is no longer there. */
function lacks({ version, quote, lines }: Parts): boolean {
  const here = new Set(lines.map(({ uid }) => uid));
  const taken = new Set(quote?.acceptedOptions);
  return (version?.snapshot.lines ?? []).some(
    ({ uid, kind }) => !here.has(uid) && (kind === "included" || taken.has(uid)),
  );
}

function daysOf(days: QuoteSnapshot["days"], services: Service[], locale: Locale) {
  return days.map(({ dayNo, title, text, ...day }, index) => {
    const next = days[index + 1]?.dayNo ?? Infinity;
    // Services of days that have no page of their own stand on the last one before.
    const ofDay = services.filter(({ day_no: no }) => (no >= dayNo || index === 0) && no < next);
    return {
      ...day,
      day_no: dayNo,
      title: title[locale] || title.en,
      text: text[locale] || text.en,
      services: ofDay.map((service) => ({ ...service, nights: nightsOf(service) })),
    };
  });
}

function nightsOf({ service_type: type, date_from: from, date_to: to }: Service): number | null {
  return isStay(type) ? daysBetween(from, to) : null;
}

/** What the offered services that are still there include, and what not. */
function listsOf(snapshot: QuoteSnapshot | undefined, services: Service[], locale: Locale) {
  const here = new Set(services.flatMap((service) => (isEnded(service) ? [] : [service.uid])));
  const kept = (snapshot?.lines ?? []).filter(({ uid }) => here.has(uid));
  const texts = (list: TranslatedText[]) => [...new Set(list.map((text) => text[locale] || text.en))];
  return {
    inclusions: texts(kept.flatMap(({ inclusions }) => inclusions)),
    exclusions: texts(kept.flatMap(({ exclusions }) => exclusions)),
  };
}
