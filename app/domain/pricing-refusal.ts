import type { Locale } from "#contract/primitives.ts";
import type { PricingRefusal, RefusalCode, RefusalReason, Remedy } from "#contract/pricing/refusal.ts";

/** Translates a key of the `pricing` texts; i18next's `t` of that namespace is one. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** One reason as a sentence, with the sentences that would help. */
export type RefusalSentence = { code: RefusalCode; sentence: string; remedies: string[] };

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
    const texts = remedies.map(({ remedy }) => remedySentence(remedy, t, locale));
    return [{ code, sentence: reasonSentence(first, reasons, t, locale), remedies: [...new Set(texts)] }];
  });
}

function reasonSentence(first: RefusalReason, all: RefusalReason[], t: Translate, locale: Locale): string {
  const { code, detail } = first;
  if (code === "NO_RATE" || code === "DOW" || code === "CLOSED") {
    const dates = all.flatMap(({ date }) => (date === undefined ? [] : [date]));
    return t(`reasons.${code}`, { dates: dateList(dates, locale) });
  }
  if (code === "MIN_STAY")
    return t("reasons.MIN_STAY", { minimum: formatNumber(Number(detail ?? 1), locale) });
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
      return t(key, { date: formatDate(remedy.params.date, locale) });
    case "SOLD_ON":
      return t(key, { weekdays: weekdayList(remedy.params.weekdays, locale) });
    case "STAY_AT_LEAST":
    case "SHORTEST_STAY":
    case "STAY_AT_MOST": {
      const { unit, units, date } = remedy.params;
      return t(`${key}.${unit}`, { count: units, date: formatDate(date, locale) });
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
  const stretches: { from: number; to: number }[] = [];
  for (const date of dates) {
    const time = Date.parse(date);
    const last = stretches[stretches.length - 1];
    if (last !== undefined && time === last.to + dayMs) last.to = time;
    else stretches.push({ from: time, to: time });
  }
  const format = dateFormat(locale);
  const texts = stretches.slice(0, mostStretches).map(({ from, to }) => format.formatRange(from, to));
  return list(stretches.length > mostStretches ? [...texts, "…"] : texts, locale);
}

function weekdayList(weekdays: readonly number[], locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { weekday: "long", timeZone: "UTC" });
  return list(
    weekdays.map((weekday) => format.format(firstMonday + weekday * dayMs)),
    locale,
  );
}

function formatDate(date: string, locale: Locale): string {
  return dateFormat(locale).format(Date.parse(date));
}

function dateFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" });
}

function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale)).format(value);
}

function list(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTag(locale), { type: "unit" }).format(parts);
}

/** English readers of this trade put the day before the month. */
function languageTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : locale;
}
