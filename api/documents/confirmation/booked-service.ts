import { isEnded } from "#api/domain/files/ended-line.ts";
import { longDate } from "#api/documents/format/dates.ts";
import { paragraphs } from "#api/documents/format/printable-text.ts";
import { serviceFacts } from "#api/documents/quote/day-data.ts";
import { fill, type documentTexts } from "#api/documents/texts/document-texts.ts";
import type { SinceVersion } from "#api/domain/quotes/since-version.ts";
import { clockText } from "#contract/clock.ts";
import type { LineStatus, Locale, ServiceType } from "#contract/primitives.ts";

/** A service of a booking with what its supplier said. Clock times `hhmm`. */
export type BookedService = {
  service_type: ServiceType;
  name: string;
  comment: string | null;
  supplier_name: string;
  date_from: string;
  date_to: string;
  start_time: string | null;
  end_time: string | null;
  nights: number | null;
  kind: "included" | "optional" | "own_arrangement" | "note";
  status: LineStatus;
  confirmation: string | null;
  voucher_no: string | null;
  remarks: string | null;
  change: SinceVersion;
};

const secured = new Set<LineStatus>(["OK", "AL"]);

/** Notes and own arrangements are asked of nobody. */
export function isBought({ kind }: Pick<BookedService, "kind">): boolean {
  return kind === "included" || kind === "optional";
}

/** Bought, and neither declined nor cancelled. */
export function isWanted(service: Pick<BookedService, "kind" | "status">): boolean {
  return isBought(service) && !isEnded(service);
}

/** How many of the services that are still wanted are confirmed or held in our stock. */
export function countConfirmed(services: readonly Pick<BookedService, "kind" | "status">[]) {
  const wanted = services.filter(isWanted);
  return { confirmed: wanted.filter(({ status }) => secured.has(status)).length, count: wanted.length };
}

function isLong({ date_from: from, date_to: to }: BookedService): boolean {
  return to > from;
}

function until(service: BookedService, locale: Locale): string | null {
  if (!isLong(service)) return null;
  const { date_to: date, end_time: time, nights } = service;
  return longDate(date, locale) + (time && nights === null ? `, ${clockText(time, locale)}` : "");
}

/** A service as the template shows it; `no` is the number of the version it is compared with. */
export function bookedService(
  service: BookedService,
  all: ReturnType<typeof documentTexts>,
  locale: Locale,
  no: number,
) {
  const { confirmation: texts, itinerary } = all;
  const { status, change } = service;
  const told: [string, string | null][] = [
    [itinerary.until, until(service, locale)],
    [itinerary.confirmation, service.confirmation],
    [itinerary.voucher, service.voucher_no],
    [itinerary.remarks, service.remarks],
  ];
  return {
    // The hour at which a service of several days ends stands beside its last day.
    ...serviceFacts(isLong(service) ? { ...service, end_time: null } : service, all, locale),
    state: isBought(service)
      ? {
          label: texts.lineStatuses[status],
          tone: secured.has(status) ? "good" : isEnded(service) ? "ended" : "open",
          change: change && fill(texts[change], { no }),
        }
      : null,
    details: told.flatMap(([label, text]) => (text ? [{ label, text: paragraphs(text), link: null }] : [])),
    notes: service.kind === "own_arrangement" ? [texts.own] : [],
  };
}
