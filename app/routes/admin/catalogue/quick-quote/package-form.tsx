import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { brands } from "#app/domain/brands.ts";
import { formatMonthNumbers } from "#app/domain/dates.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened, RecordAnswer } from "#app/records/record-answer.ts";
import { packageRules } from "#app/routes/admin/catalogue/quick-quote/package-rules.ts";
import {
  months,
  packageFormats,
  transports,
  type PackageValues,
} from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";

type PackageFormProps = {
  values: Partial<PackageValues>;
  answer: RecordAnswer | undefined;
  /** Of a package that exists; a new one has none. */
  opened?: Opened;
  places: readonly Suggestion[];
  /** Agents know its reference and brand, so they stay. */
  fixed?: boolean;
  /** Somebody looks who may change nothing. */
  readOnly?: boolean;
};

/** The form of a package's head, for a new one and for one that exists. */
export function PackageForm({ values, answer, opened, places, fixed, readOnly }: PackageFormProps) {
  const { t } = useTranslation(["packageEditor", "packages", "productSearch", "records", "kit"]);
  const locale = useLocale();
  const [form, fields] = useAppForm<PackageValues>({
    id: "package",
    lastResult: answer?.result,
    defaultValue: values,
    rules: packageRules,
    formats: packageFormats,
  });
  const labels = {
    ref: t("fields.ref"),
    brand: t("fields.brand"),
    name: t("fields.name"),
    summary: t("fields.summary"),
    duration_days: t("fields.duration_days"),
    start_place: t("fields.start_place"),
    end_place: t("fields.end_place"),
    transport: t("fields.transport"),
    tariffs: t("fields.tariffs"),
    months_available: t("fields.months_available"),
    min_pax: t("fields.min_pax"),
    max_pax: t("fields.max_pax"),
    markup_override_bps: t("fields.markup_override_bps"),
  };
  const select = { valueKey: "value", labelKey: "label" } as const;
  const brandOptions = Object.entries(brands).map(([value, { name }]) => ({ value, label: name }));
  return (
    <AppForm form={form} labels={labels}>
      <fieldset disabled={readOnly} className="min-w-0 space-y-6">
        {opened ? <OpenedFields opened={opened} /> : null}
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr_8rem]">
          <TextField
            field={fields.ref}
            label={labels.ref}
            hint={t(fixed ? "hints.fixed" : "hints.ref")}
            readOnly={fixed}
            maxLength={12}
            autoComplete="off"
            className="uppercase"
          />
          <SelectField
            field={fields.brand}
            label={labels.brand}
            options={fixed ? brandOptions.filter(({ value }) => value === values.brand) : brandOptions}
            {...select}
          />
          <NumberField field={fields.duration_days} label={labels.duration_days} />
        </div>
        <p className="-mt-4 text-xs text-muted-foreground">
          {t(opened ? "hints.duration" : "hints.duration_new")}
        </p>
        <TranslatedField field={fields.name} label={labels.name} maxLength={120} />
        <TranslatedField field={fields.summary} label={labels.summary} multiline maxLength={1000} />
        <div className="grid gap-4 sm:grid-cols-3">
          <AutocompleteField field={fields.start_place} label={labels.start_place} options={places} />
          <AutocompleteField field={fields.end_place} label={labels.end_place} options={places} />
          <SelectField
            field={fields.transport}
            label={labels.transport}
            options={transports.map((value) => ({ value, label: t(`packages:transports.${value}`) }))}
            {...select}
          />
        </div>
        <MultiSelectField
          field={fields.tariffs}
          label={labels.tariffs}
          inline
          choices={optionClasses.map((value) => ({ value, label: t(`productSearch:classes.${value}`) }))}
        />
        <MultiSelectField
          field={fields.months_available}
          label={labels.months_available}
          inline
          choices={months.map((month) => ({
            value: String(month),
            label: formatMonthNumbers([month], locale),
          }))}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField field={fields.min_pax} label={labels.min_pax} />
          <NumberField field={fields.max_pax} label={labels.max_pax} hint={t("hints.max_pax")} optional />
          <PercentField
            field={fields.markup_override_bps}
            label={labels.markup_override_bps}
            hint={t("hints.markup")}
            optional
          />
        </div>
        {readOnly ? (
          <p className="text-muted-foreground">{t("readOnly")}</p>
        ) : (
          <div className="flex flex-wrap gap-2 pt-2">
            <SubmitButton>{opened ? t("records:save") : t("records:add")}</SubmitButton>
            <Link to={href("/admin/quick-quote")} className={buttonVariants()}>
              {t("kit:form.cancel")}
            </Link>
          </div>
        )}
      </fieldset>
    </AppForm>
  );
}
