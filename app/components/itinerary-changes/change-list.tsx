import { useLocale } from "#app/components/use-locale.ts";
import { useChangeWords } from "#app/components/itinerary-changes/change-words.ts";
import type { Currency } from "#contract/primitives.ts";
import type { ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

type ChangeListProps = { changes: readonly ItineraryChange[]; currency: Currency };

/** What is different between two versions, one line each: what it is about, what there was and what there is. */
export function ChangeList({ changes, currency }: ChangeListProps) {
  const locale = useLocale();
  const say = useChangeWords(currency, locale);
  return (
    <ul className="divide-y divide-border border-y border-border" data-slot="itinerary-changes">
      {changes.map((change, index) => {
        const { about, what, before, after } = say(change);
        return (
          <li key={index} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <p className="min-w-0">
              <span className="font-medium">{what}</span>
              {about ? <span className="block text-sm text-muted-foreground">{about}</span> : null}
            </p>
            {before || after ? (
              <p className="min-w-0 wrap-anywhere whitespace-pre-line">
                {before ? <del className="text-muted-foreground">{before}</del> : null}
                {before && after ? " → " : null}
                {after ? <ins className="no-underline">{after}</ins> : null}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
