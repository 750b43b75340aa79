import { ChevronDown } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AppField, GroupField, ListField } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import type { LocationChoices } from "#app/routes/admin/content/itinerary-locations/location-form.tsx";
import { modes } from "#app/routes/admin/content/itinerary-locations/location-words.ts";
import type { Locale } from "#contract/primitives.ts";

type LegFields = Record<"to" | "mode" | "distance_km" | "minutes", AppField> & { notes: GroupField<Locale> };
type LegRow = AppField & { getFieldset: () => LegFields };

type LegsFieldProps = { field: ListField<LegRow>; places: LocationChoices["places"] };

/** The journeys that begin here, with the notes that are suggested for driving them. */
export function LegsField({ field, places }: LegsFieldProps) {
  const { t } = useTranslation("itineraryLocations");
  const ends = places.map(({ value, label }) => ({ value, label: `${label} (${value})` }));
  const means = modes.map((value) => ({ value, label: t(`modes.${value}`) }));
  return (
    <RowsField
      field={field}
      label={t("fields.legs")}
      addLabel={t("addLeg")}
      rowLabel={(number) => t("legRow", { number })}
      newRow={{ mode: "drive" }}
      max={40}
    >
      {(row) => {
        const leg = row.getFieldset();
        return (
          <div className="space-y-3">
            <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
              <SelectField
                field={leg.to}
                label={t("fields.to")}
                options={ends}
                valueKey="value"
                labelKey="label"
              />
              <SelectField
                field={leg.mode}
                label={t("fields.mode")}
                options={means}
                valueKey="value"
                labelKey="label"
              />
              <NumberField field={leg.distance_km} label={t("fields.distance_km")} unit="km" optional />
              <NumberField field={leg.minutes} label={t("fields.minutes")} unit="min" optional />
            </div>
            <details>
              <summary className="flex w-fit cursor-pointer items-center gap-1.5 py-1 text-sm font-medium">
                <Icon of={ChevronDown} className="size-4 text-muted-foreground" />
                {t("fields.notes")}
              </summary>
              <TranslatedField field={leg.notes} label={t("fields.notes")} multiline optional />
            </details>
          </div>
        );
      }}
    </RowsField>
  );
}
