import { plainWords } from "#app/components/rich-text/read-rich-text.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDistance, formatDuration } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import type { DayHeader, DayHeaders } from "#contract/sales/day-headers/day-headers.ts";

export const dayFields = [
  "title",
  "text",
  "place",
  "overnight",
  "journey",
  "driving_notes",
  "show_driving_notes",
  "picture",
] as const;

type Places = readonly { value: string; label: string }[];

/** The words of the form of all days, each input by itself: a conflict names day and field. */
export function useDayWords(days: number, places: Places): FieldWords {
  const { t } = useTranslation("dayHeaders");
  const ofDays = Array.from({ length: days }, (_, index) =>
    dayFields.map((name) => [
      `days[${String(index)}].${name}`,
      t("ofDay", { day: index + 1, field: t(`fields.${name}`) }),
    ]),
  );
  const ofAll = dayFields.map((name) => [name, t(`fields.${name}`)]);
  return {
    labels: { days: t("title"), ...Object.fromEntries([...ofAll, ...ofDays.flat()]) },
    value: (field, value) => {
      if (field === "place" || field === "overnight")
        return places.find((place) => place.value === value)?.label;
      if (field === "text") return plainWords(value);
      return field === "picture" && value ? t("pictureChosen") : undefined;
    },
  };
}

/** What the form shows of the days. */
export function dayValues({ days }: Pick<DayHeaders, "days">) {
  return {
    days: days.map((day) => {
      const { title, text, place, overnight, journey, driving_notes, show_driving_notes, picture } = day;
      return { title, text, place, overnight, journey, driving_notes, show_driving_notes, picture };
    }),
  };
}

type Journey = DayHeader["journeys"][number];

/** A journey in words: from where to where, by what, how far. */
export function useJourneyWords(places: Places): (journey: Journey) => string {
  const { t } = useTranslation(["dayHeaders", "trip"]);
  const locale = useLocale();
  const named = (code: string) => places.find(({ value }) => value === code)?.label ?? code;
  return ({ legs }) =>
    legs
      .map(({ from, to, mode, distance_km: km, minutes }) =>
        [
          `${named(from)} – ${named(to)}`,
          t(`trip:modes.${mode}`),
          km === null ? null : formatDistance(km, locale),
          minutes === null ? null : formatDuration(minutes, locale),
        ]
          .filter(Boolean)
          .join(" · "),
      )
      .join(" → ");
}
