import { addDays, formatDayLong, formatDayRange } from "#app/domain/dates.ts";
import { dateFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";
import type {
  PricingRefusal,
  RefusalCode,
  RefusalReason,
  Remedy,
} from "#contract/catalogue/pricing/refusal.ts";

/** Translates a key of the `pricing` texts; i18next's `t` of that namespace is one. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** One thing that would help, as a sentence. */
export type RemedySentence = { sentence: string; remedy: Remedy };

/** One reason as a sentence, with what would help. */
export type RefusalSentence = { code: RefusalCode; sentence: string; remedies: RemedySentence[] };

/** More than so many stretches of dates are cut off: nobody reads them. */
const mostStretches = 4;
const dayMs = 86_400_000;
/** 5 January 1970 was a Monday. */
const firstMonday = 4 * dayMs;
const bandKeys: readonly string[] = ["adult", "child", "infant", "band", "break"];

/** Writes a refusal for a reader: a whole sentence per reason, dates in the reader's manner, remedies below. */
export function refusalSentences(refusal: PricingRefusal, t: Translate, locale: Locale): RefusalSentence[] {
  const groups = new Map<string, RefusalReason[]>();
  for (const reason of refusal.reasons) {
    const key = reason.code === "NOT_SOLD" ? `${reason.code} ${reason.detail ?? ""}` : reason.code;
    groups.set(key, [...(groups.get(key) ?? []), reason]);
  }
  const told = new Set<RefusalCode>();
  return [...groups.values()].flatMap((reasons) => {
    const [first] = reasons;
    if (first === undefined) return [];
    const { code } = first;
    const remedies = told.has(code) ? [] : refusal.remedies.filter(({ reason }) => reason === code);
    told.add(code);
    const bySentence = new Map(remedies.map(({ remedy }) => [remedySentence(remedy, t, locale), remedy]));
    return [
      {
        code,
        sentence: reasonSentence(first, reasons, t, locale),
        remedies: [...bySentence].map(([sentence, remedy]) => ({ sentence, remedy })),
      },
    ];
  });
}

function reasonSentence(first: RefusalReason, all: RefusalReason[], t: Translate, locale: Locale): string {
  const { code, detail } = first;
  if (code === "NO_RATE" || code === "DOW" || code === "CLOSED") {
    const dates = all.flatMap(({ date }) => (date === undefined ? [] : [date]));
    return t(`reasons.${code}`, { dates: dateList(dates, locale) });
  }
  if (code !== "NOT_SOLD") return t(`reasons.${code}`);
  const key = String(detail);
  if (bandKeys.includes(key)) return t(`reasons.NOT_SOLD.${key}`);
  return t("reasons.NOT_SOLD.room", { room: t(`rooms.${key}`) });
}

/** One remedy as a sentence. Numbers go in as `count`, so that every language finds its plural. */
export function remedySentence(remedy: Remedy, t: Translate, locale: Locale): string {
  const key = `remedies.${remedy.code}`;
  switch (remedy.code) {
    case "END_LATER":
    case "NEXT_START":
      return t(key, { date: formatDayLong(remedy.params.date, locale) });
    case "SOLD_ON":
      return t(key, { weekdays: weekdayList(remedy.params.weekdays, locale) });
    case "STAY_AT_LEAST":
    case "SHORTEST_STAY":
    case "STAY_AT_MOST": {
      const { unit, units, date } = remedy.params;
      return t(`${key}.${unit}`, { count: units, date: formatDayLong(date, locale) });
    }
    case "LENGTH_SOLD":
      return t(`${key}.${remedy.params.unit}`, { count: remedy.params.units });
    case "PARTY_AT_LEAST":
    case "PARTY_AT_MOST":
    case "PARTY_SIZE_SOLD":
      return t(key, { count: remedy.params.people });
    case "MIN_AGE":
    case "NO_CHILDREN":
      return t(key, remedy.params);
    case "ROOM_TOO_SMALL":
      return t(key, { count: remedy.params.places, room: t(`rooms.${remedy.params.room}`) });
    case "TAKE_UNITS":
      return t(key, { count: remedy.params.qty });
    case "ROOMS_SOLD":
      return t(key, {
        rooms: list(
          remedy.params.rooms.map((room) => t(`rooms.${room}`)),
          locale,
        ),
      });
    case "NO_NEXT_START":
    case "ADD_ROOM":
    case "ADULT_IN_EVERY_ROOM":
    case "ONE_ROOM_EACH":
    case "CHOOSE_ANOTHER":
      return t(key);
  }
}

/** Dates that follow each other are said as one stretch: `4–9 May 2027`. */
function dateList(dates: readonly string[], locale: Locale): string {
  const stretches: { from: string; to: string }[] = [];
  for (const date of dates) {
    const last = stretches[stretches.length - 1];
    if (last !== undefined && date === addDays(last.to, 1)) last.to = date;
    else stretches.push({ from: date, to: date });
  }
  const texts = stretches.slice(0, mostStretches).map(({ from, to }) => formatDayRange(from, to, locale));
  return list(stretches.length > mostStretches ? [...texts, "…"] : texts, locale);
}

function weekdayList(weekdays: readonly number[], locale: Locale): string {
  const format = dateFormatter(locale, { weekday: "long", timeZone: "UTC" });
  return list(
    weekdays.map((weekday) => format.format(firstMonday + weekday * dayMs)),
    locale,
  );
}

function list(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: "unit" }).format(parts);
}
