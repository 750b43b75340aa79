import { useChangeWords } from "#app/components/itinerary-changes/change-words.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Currency, Locale } from "#contract/primitives.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { TripIcon } from "./trip-icons.tsx";

const currencies: Record<Itinerary["brand"]["code"], Currency> = { NZ: "NZD", AU: "AUD" };

/**
 * What this version says otherwise, by day: than the one before, folded, or open than the one that this browser was shown
 * last. Nothing in a first one.
 */
export function TripNews({ itinerary, locale }: { itinerary: Itinerary; locale: Locale }) {
  const { t } = useTranslation("itineraryChanges");
  const { changes = [], price, brand, version, seen_version: seen } = itinerary;
  const say = useChangeWords(price?.currency ?? currencies[brand.code], locale);
  if (changes.length === 0) return null;
  const byDay = changes.toSorted((one, other) => (one.date ?? "").localeCompare(other.date ?? ""));
  return (
    <details className="panel fold mb-4 print:hidden" data-slot="trip-news" open={seen !== undefined}>
      <summary className="font-medium">
        {seen === undefined ? t("since", { version }) : t("sinceVisit")}
        <TripIcon name="fold" small />
      </summary>
      <ul className="grid gap-3 pt-2">
        {byDay.map((change, index) => {
          const { about, what, before, after } = say(change);
          return (
            <li key={index}>
              <p className="font-medium">{what}</p>
              {about && <p className="text-sm text-muted-foreground">{about}</p>}
              {(before || after) && (
                <p className="whitespace-pre-line">
                  {before && <del className="text-muted-foreground">{before}</del>}
                  {before && after && " → "}
                  {after && <ins className="no-underline">{after}</ins>}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
