import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { brands } from "#app/domain/brands.ts";
import { formatMonthNumbers } from "#app/domain/dates.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import {
  months,
  packageValues,
  transports,
  usePackageWords,
  type PackageValues,
} from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { OfficePackage } from "#contract/catalogue/packages/editor.ts";
import { officePackageFields } from "#contract/catalogue/packages/registry-fields.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import type { BrandCode } from "#contract/primitives.ts";

type PackageFormProps = {
  /** A new one has only a brand. */
  pack: OfficePackage | Pick<OfficePackage, "brand">;
  answer: RecordAnswer | undefined;
  places: readonly Suggestion[];
  /** Agents know its reference and brand, so they stay. */
  fixed?: boolean;
  /** Somebody looks who may change nothing. */
  readOnly?: boolean;
};

const ofNew = (brand: BrandCode): Partial<PackageValues> => ({
  brand,
  transport: "rental_car",
  tariffs: ["standard", "superior"],
  months_available: months.map(String),
  min_pax: 1,
});

/** The form of a package's head, for a new one and for one that exists. */
export function PackageForm({ pack, answer, places, fixed, readOnly }: PackageFormProps) {
  const { t } = useTranslation(["packageEditor", "packages", "productSearch"]);
  const locale = useLocale();
  const known = "uid" in pack ? pack : undefined;
  const form = useRecordForm<typeof officePackageFields, PackageValues>({
    id: "package",
    fields: officePackageFields,
    words: usePackageWords(places),
    record: known,
    values: known ? packageValues(known) : ofNew(pack.brand),
    answer,
  });
  const select = { valueKey: "value", labelKey: "label" } as const;
  const brandOptions = Object.entries(brands)
    .filter(([value]) => !fixed || value === pack.brand)
    .map(([value, { name }]) => ({ value, label: name }));
  const transportOptions = transports.map((value) => ({ value, label: t(`packages:transports.${value}`) }));
  const classes = optionClasses.map((value) => ({ value, label: t(`productSearch:classes.${value}`) }));
  const allMonths = months.map((month) => ({
    value: String(month),
    label: formatMonthNumbers([month], locale),
  }));
  return (
    <RecordForm
      of={form}
      back={href("/admin/quick-quote")}
      className="space-y-6"
      readOnly={readOnly ? t("readOnly") : undefined}
      inputs={{
        ref: (
          <TextField
            {...form.of("ref")}
            hint={t(fixed ? "hints.fixed" : "hints.ref")}
            readOnly={fixed}
            autoComplete="off"
            className="uppercase"
          />
        ),
        brand: <SelectField {...form.of("brand")} options={brandOptions} {...select} />,
        duration_days: <NumberField {...form.of("duration_days")} />,
        name: <TranslatedField {...form.of("name")} />,
        summary: <TranslatedField {...form.of("summary")} multiline />,
        start_place: <AutocompleteField {...form.of("start_place")} options={places} />,
        end_place: <AutocompleteField {...form.of("end_place")} options={places} />,
        transport: <SelectField {...form.of("transport")} options={transportOptions} {...select} />,
        tariffs: <MultiSelectField {...form.of("tariffs")} inline choices={classes} />,
        months_available: <MultiSelectField {...form.of("months_available")} inline choices={allMonths} />,
        min_pax: <NumberField {...form.of("min_pax")} />,
        max_pax: <NumberField {...form.of("max_pax")} hint={t("hints.max_pax")} optional />,
        markup_override_bps: (
          <PercentField {...form.of("markup_override_bps")} hint={t("hints.markup")} optional />
        ),
      }}
      render={(inputs) => (
        <>
          <div className="grid gap-4 sm:grid-cols-[10rem_1fr_8rem]">
            {inputs.ref}
            {inputs.brand}
            {inputs.duration_days}
          </div>
          <p className="-mt-4 text-xs text-muted-foreground">
            {t(known ? "hints.duration" : "hints.duration_new")}
          </p>
          {inputs.name}
          {inputs.summary}
          <div className="grid gap-4 sm:grid-cols-3">
            {inputs.start_place}
            {inputs.end_place}
            {inputs.transport}
          </div>
          {inputs.tariffs}
          {inputs.months_available}
          <div className="grid gap-4 sm:grid-cols-3">
            {inputs.min_pax}
            {inputs.max_pax}
            {inputs.markup_override_bps}
          </div>
        </>
      )}
    />
  );
}
