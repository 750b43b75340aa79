import { dateRange, longDate } from "#api/documents/format/dates.ts";
import { counted, documentTexts } from "#api/documents/texts/document-texts.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { daysBetween } from "#api/domain/today.ts";
import { mailTextsIn } from "#api/mail/mail-texts.ts";
import { fill } from "#api/texts/texts.ts";
import { clockText } from "#contract/clock.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

/** Names of extras by code of the option and of the extra, with a space between. */
type ExtraNames = ReadonlyMap<string, TranslatedText>;

/** Services as a mail to their supplier lists them, a blank line between them. */
export function servicesInWords(
  services: readonly RequestSnapshot[],
  names: ExtraNames,
  locale: Locale,
): string {
  return services.map((service) => serviceInWords(service, names, locale)).join("\n\n");
}

/** So many services are read in a mail; the page of its link has all. */
const mostInMail = 20;

/** Services of several bookings as a mail to their supplier lists them, each below its reference; long lists are cut. */
export function bookingsInWords(
  services: readonly RequestSnapshot[],
  names: ExtraNames,
  locale: Locale,
): string {
  const listed = services
    .slice(0, mostInMail)
    .map((one) => `${one.file.reference} ${one.file.name}\n${serviceInWords(one, names, locale)}`);
  const left = services.length - listed.length;
  const more = left > 0 ? [fill(mailTextsIn(locale).reconfirmMore, { count: left })] : [];
  return [...listed, ...more].join("\n\n");
}

function serviceInWords(snapshot: RequestSnapshot, names: ExtraNames, locale: Locale): string {
  const { service, remarks, extras } = snapshot;
  const mail = mailTextsIn(locale);
  const taken = extras.map((code) => {
    const name = names.get(`${service.optionCode} ${code}`);
    return name?.[locale] ?? name?.en ?? code;
  });
  const lines = [
    [service.name[locale] ?? service.name.en, service.optionCode].filter(Boolean).join(" · "),
    [datesOf(snapshot, locale), ...taken].join(" · "),
    `${unitsOf(snapshot, locale)} · ${peopleOf(snapshot, locale)}`,
    ...(remarks ? [fill(mail.stockRemarks, { remarks })] : []),
  ];
  return lines.join("\n");
}

function datesOf({ service, dateFrom, dateTo, startTime }: RequestSnapshot, locale: Locale): string {
  const nights = isStay(service.type) ? daysBetween(dateFrom, dateTo) : 0;
  const parts = [
    dateTo === dateFrom ? longDate(dateFrom, locale) : dateRange(dateFrom, dateTo, locale),
    ...(nights > 0 ? [counted(locale, documentTexts(locale).itinerary.nights, nights)] : []),
    ...(startTime && nights === 0 ? [clockText(startTime, locale)] : []),
  ];
  return parts.join(" · ");
}

/** Rooms by their kinds where it is slept in, else how many are taken. */
function unitsOf({ service, rooms, qty }: RequestSnapshot, locale: Locale): string {
  const mail = mailTextsIn(locale);
  if (!isStay(service.type) || rooms.length === 0) return fill(mail.stockNumber, { count: qty });
  const names = documentTexts(locale).quote.rooms;
  const counts = new Map<string, number>();
  for (const { code } of rooms) counts.set(names[code], (counts.get(names[code]) ?? 0) + 1);
  return fill(mail.stockRooms, {
    rooms: [...counts].map(([name, count]) => `${count} × ${name}`).join(", "),
  });
}

function peopleOf({ adults, children, infants, rooms }: RequestSnapshot, locale: Locale): string {
  const mail = mailTextsIn(locale);
  const ages = rooms.flatMap((room) => room.ages);
  const known = ages.length === children + infants ? ages.join(", ") : "";
  const childText = known ? mail.stockChildren : mail.stockChildrenPlain;
  return [
    fill(mail.stockAdults, { count: adults }),
    ...(children > 0 ? [fill(childText, { count: children, ages: known })] : []),
    ...(infants > 0 ? [fill(mail.stockInfants, { count: infants })] : []),
  ].join(", ");
}
