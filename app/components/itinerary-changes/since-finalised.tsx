import { ChangeList } from "#app/components/itinerary-changes/change-list.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Currency } from "#contract/primitives.ts";
import type { ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

type SinceFinalisedProps = { changes: readonly ItineraryChange[]; currency: Currency };

/** What clients of a booking would read otherwise than when it was finalised; nothing where that is the same. */
export function SinceFinalised({ changes, currency }: SinceFinalisedProps) {
  const { t } = useTranslation("itineraryChanges");
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="since-finalised" className="space-y-2">
      <h2 id="since-finalised" className="text-base font-semibold">
        {t("sinceFinalised")}
      </h2>
      <ChangeList changes={changes} currency={currency} />
    </section>
  );
}
