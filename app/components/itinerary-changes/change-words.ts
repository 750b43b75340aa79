import { formatDayLong, formatDayRange } from "#app/domain/dates.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { plainWords } from "#app/components/rich-text/read-rich-text.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockRange } from "#contract/clock.ts";
import { isFormatted } from "#contract/formatted.ts";
import type { Currency, Locale } from "#contract/primitives.ts";
import type { ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

/** A difference in words. `about` is the day and the service; empty where it is about the whole trip. */
export type ChangeInWords = { about: string; what: string; before: string; after: string };

/** Says what differs between two versions of an itinerary; amounts in the currency of the file. */
export function useChangeWords(
  currency: Currency,
  locale: Locale,
): (change: ItineraryChange) => ChangeInWords {
  const { t } = useTranslation("itineraryChanges");
  const states: Record<string, string> = { confirmed: t("confirmed"), pending: t("pending") };
  const shown = (what: ItineraryChange["what"], value: string | null): string => {
    if (value === null) return "";
    const [first = "", second = first] = value.split("/");
    if (what === "price") return formatMoneyWithCode(Number(value), currency, locale);
    if (what === "dates" || what === "service_dates") return formatDayRange(first, second, locale);
    if (what === "service_day") return formatDayLong(value, locale);
    if (what === "service_times") return clockRange(first, second === first ? null : second, locale) ?? "";
    if (what === "service_state") return states[value] ?? "";
    if (what === "notes_shown") return t("on");
    return isFormatted(value) ? plainWords(value) : value;
  };
  return ({ what, date, name, before, after }) => ({
    about: [date && formatDayLong(date, locale), name].filter(Boolean).join(" · "),
    what: t(`what.${what}`),
    before: shown(what, before),
    after: shown(what, after),
  });
}
