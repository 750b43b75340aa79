import { formatDayLong } from "#app/domain/dates.ts";
import { clockRange } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";
import type { Itinerary, ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

/** The words of the notice of a trip; those of a change fill in `name` and `after`. */
export type NewsTexts = Record<
  | "day"
  | "onDay"
  | "added"
  | "removed"
  | "moved"
  | "timed"
  | "confirmed"
  | "service"
  | "dayTold"
  | "trip"
  | "more",
  string
>;

/** What a notice has room for. */
const mostLines = 2;

/** The changes of a trip in a line each, those first that move somebody; the last says how many more there are. */
export function newsLines(
  { changes = [], days }: Pick<Itinerary, "changes" | "days">,
  texts: NewsTexts,
  locale: Locale,
): string[] {
  const dayOf = (date: string | null) => {
    const day = days.find((one) => one.date === date);
    if (day) return fill(texts.day, { day: String(day.day_no) });
    return date === null ? "" : formatDayLong(date, locale);
  };
  const lines = changes
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .map((change) => {
      const line = fill(sentenceOf(change, texts), {
        name: change.name ?? "",
        after: afterOf(change, dayOf, locale),
      });
      const day = dayOf(change.date);
      return day === "" ? line : fill(texts.onDay, { day, line });
    });
  const told = [...new Set(lines)];
  const left = told.length - mostLines;
  return left > 0
    ? [...told.slice(0, mostLines), fill(texts.more, { count: String(left) })]
    : told.slice(0, mostLines);
}

const kinds: Partial<Record<ItineraryChange["what"], keyof NewsTexts>> = {
  service_times: "timed",
  service_day: "moved",
  service_added: "added",
  service_removed: "removed",
  service_state: "service",
  day_added: "dayTold",
  day_removed: "dayTold",
};

function sentenceOf({ what, after }: ItineraryChange, texts: NewsTexts): string {
  if (what === "service_times" && after === null) return texts.service;
  if (what === "service_state" && after === "confirmed") return texts.confirmed;
  const kind = kinds[what] ?? (what.startsWith("service_") ? "service" : undefined);
  return texts[kind ?? (what.startsWith("day_") ? "dayTold" : "trip")];
}

const order: readonly (keyof NewsTexts)[] = [
  ...(["timed", "moved", "added", "removed", "confirmed", "service", "dayTold", "trip"] as const),
];

function weightOf({ what }: ItineraryChange): number {
  const kind = kinds[what] ?? (what.startsWith("service_") ? "service" : undefined);
  return order.indexOf(kind ?? (what.startsWith("day_") ? "dayTold" : "trip"));
}

function afterOf(
  { what, after }: ItineraryChange,
  dayOf: (date: string | null) => string,
  locale: Locale,
): string {
  if (after === null) return "";
  if (what === "service_day") return dayOf(after);
  const [start = "", end = null] = after.split("/");
  return what === "service_times" ? (clockRange(start, end, locale) ?? "") : after;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => values[name] ?? "");
}
