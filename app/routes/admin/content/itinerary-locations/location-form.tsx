import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { LocatorMap } from "#app/components/route-map/locator-map.ts";
import { FileField } from "#app/forms/fields/file-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TranslatedRichTextField } from "#app/forms/fields/translated-rich-text-field.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { LegsField } from "#app/routes/admin/content/itinerary-locations/legs-field.tsx";
import {
  countries,
  kinds,
  landscapes,
  locationValues,
  useLocationWords,
  type LocationValues,
} from "#app/routes/admin/content/itinerary-locations/location-words.ts";
import { timezones } from "#contract/content/timezones.ts";
import type { ItineraryLocation } from "#contract/content/itinerary-locations.ts";
import { itineraryLocationFields } from "#contract/content/registry-fields.ts";
import { PositionFields } from "#app/routes/admin/content/itinerary-locations/position-fields.tsx";

export type LocationChoices = {
  places: readonly { value: string; label: string; detail: string }[];
  maps: Record<"NZ" | "AU", LocatorMap>;
  /** The place is in use, so its code no longer changes. */
  codeLocked: boolean;
};

type LocationFormProps = {
  /** A new one has none. */
  location?: ItineraryLocation;
  answer: RecordAnswer | undefined;
  choices: LocationChoices;
};

const ofNew = { country: "NZ", kind: "town", timezone: "Pacific/Auckland" };

/** The form of a place, for a new one and for one that exists. */
export function LocationForm({ location, answer, choices }: LocationFormProps) {
  const { t } = useTranslation("itineraryLocations");
  const form = useRecordForm<typeof itineraryLocationFields, LocationValues>({
    id: "location",
    fields: itineraryLocationFields,
    words: useLocationWords(),
    record: location,
    values: location ? locationValues(location) : ofNew,
    answer,
  });
  const select = { valueKey: "value", labelKey: "label" } as const;
  const options = <Code extends string>(codes: readonly Code[], say: (code: Code) => string) =>
    codes.map((value) => ({ value, label: say(value) }));
  const kindsInWords = options(kinds, (one) => t(`kinds.${one}`));
  const landscapesInWords = options(landscapes, (one) => t(`landscapes.${one}`));
  const countriesInWords = options(countries, (one) => t(`countries.${one}`));
  const zones = options(timezones, (one) => one);
  return (
    <RecordForm
      of={form}
      back={href("/admin/itinerary-locations")}
      encType="multipart/form-data"
      className="max-w-4xl space-y-6"
      inputs={{
        code: (
          <TextField
            {...form.of("code")}
            hint={t(choices.codeLocked ? "codeLocked" : "codeHint")}
            readOnly={choices.codeLocked}
            autoComplete="off"
            className="uppercase"
          />
        ),
        name: <TextField {...form.of("name")} autoComplete="off" />,
        region: <TextField {...form.of("region")} autoComplete="off" />,
        kind: <SelectField {...form.of("kind")} options={kindsInWords} {...select} />,
        landscape: <SelectField {...form.of("landscape")} options={landscapesInWords} {...select} />,
        country: <SelectField {...form.of("country")} options={countriesInWords} {...select} />,
        timezone: <SelectField {...form.of("timezone")} options={zones} {...select} />,
        lat: <PositionFields fields={form.inputs} formId={form.form.id} maps={choices.maps} />,
        lng: null,
        picture: (
          <FileField {...form.of("picture")} hint={t("pictureHint")} purpose="place-picture" optional />
        ),
        description: <TranslatedRichTextField {...form.of("description")} optional />,
        legs: <LegsField field={form.inputs.legs} places={choices.places} />,
      }}
      render={({ code, name, region, kind, landscape, country, timezone, lat, ...below }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-[8rem_1fr_1fr]">
            {code}
            {name}
            {region}
          </div>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {kind}
            {landscape}
            {country}
            {timezone}
          </div>
          {lat}
          {below.picture}
          {below.description}
          {below.legs}
        </>
      )}
    />
  );
}
