import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { LocatorMap } from "#app/components/route-map/locator-map.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { FileField } from "#app/forms/fields/file-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TranslatedRichTextField } from "#app/forms/fields/translated-rich-text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { LegsField } from "#app/routes/admin/content/itinerary-locations/legs-field.tsx";
import { locationRules } from "#app/routes/admin/content/itinerary-locations/location-rules.ts";
import {
  countries,
  kinds,
  landscapes,
  locationFormats,
  type LocationValues,
} from "#app/routes/admin/content/itinerary-locations/location-words.ts";
import { timezones } from "#contract/content/timezones.ts";
import { PositionFields } from "#app/routes/admin/content/itinerary-locations/position-fields.tsx";

export type LocationChoices = {
  places: readonly { value: string; label: string; detail: string }[];
  maps: Record<"NZ" | "AU", LocatorMap>;
  /** The place is in use, so its code no longer changes. */
  codeLocked: boolean;
};

type LocationFormProps = {
  values: Partial<LocationValues>;
  answer: RecordAnswer | undefined;
  /** Of a record that exists; a new one has none. */
  opened?: Opened;
  choices: LocationChoices;
};

/** The form of a place, for a new one and for one that exists. */
export function LocationForm({ values, answer, opened, choices }: LocationFormProps) {
  const { t } = useTranslation(["itineraryLocations", "records", "kit"]);
  const [form, fields] = useAppForm<LocationValues>({
    id: "location",
    lastResult: answer?.result,
    defaultValue: values,
    rules: locationRules,
    formats: locationFormats,
  });
  const names = [
    "picture",
    "code",
    "name",
    "region",
    "country",
    "kind",
    "landscape",
    "timezone",
    "lat",
    "lng",
  ] as const;
  const labels = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]));
  const select = { valueKey: "value", labelKey: "label" } as const;
  const options = <Code extends string>(codes: readonly Code[], say: (code: Code) => string) =>
    codes.map((value) => ({ value, label: say(value) }));
  return (
    <AppForm form={form} labels={labels} encType="multipart/form-data" className="max-w-4xl space-y-6">
      {opened ? <OpenedFields opened={opened} /> : null}
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr_1fr]">
        <TextField
          field={fields.code}
          label={t("fields.code")}
          hint={t(choices.codeLocked ? "codeLocked" : "codeHint")}
          readOnly={choices.codeLocked}
          maxLength={3}
          autoComplete="off"
          className="uppercase"
        />
        <TextField field={fields.name} label={t("fields.name")} maxLength={80} autoComplete="off" />
        <TextField field={fields.region} label={t("fields.region")} maxLength={80} autoComplete="off" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          field={fields.kind}
          label={t("fields.kind")}
          options={options(kinds, (one) => t(`kinds.${one}`))}
          {...select}
        />
        <SelectField
          field={fields.landscape}
          label={t("fields.landscape")}
          options={options(landscapes, (one) => t(`landscapes.${one}`))}
          {...select}
        />
        <SelectField
          field={fields.country}
          label={t("fields.country")}
          options={options(countries, (one) => t(`countries.${one}`))}
          {...select}
        />
        <SelectField
          field={fields.timezone}
          label={t("fields.timezone")}
          options={options(timezones, (one) => one)}
          {...select}
        />
      </div>
      <PositionFields fields={fields} formId={form.id} maps={choices.maps} />
      <FileField
        field={fields.picture}
        label={t("fields.picture")}
        hint={t("pictureHint")}
        purpose="place-picture"
        optional
      />
      <TranslatedRichTextField field={fields.description} label={t("fields.description")} optional />
      <LegsField field={fields.legs} places={choices.places} />
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{opened ? t("records:save") : t("records:add")}</SubmitButton>
        <Link to={href("/admin/itinerary-locations")} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
