import { ChevronRight } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { initialText, type AppField, type GroupField } from "#app/forms/fields/field.ts";
import { MoneyField, NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { CancelTerms } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { cancelCharges, cancelTimeUnits } from "#contract/catalogue/cancel-terms/cancel-words.ts";
import { locales } from "#app/i18n/config.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

type StepFields = Record<Exclude<keyof CancelTerms["steps"][number], "text">, AppField> & {
  text: GroupField<Locale>;
};

const select = { valueKey: "value", labelKey: "label" } as const;

/** One step: from when on, what is charged, and how much. Its own words open on demand. */
export function StepRow({ fields, currency }: { fields: StepFields; currency: Currency }) {
  const { t } = useTranslation("cancelTerms");
  const of = <Name extends keyof StepFields>(name: Name) => ({
    field: fields[name],
    label: t(`fields.${name}`),
  });
  const units = cancelTimeUnits.map((value) => ({ value, label: t(`timeUnits.${value}`) }));
  const charges = cancelCharges.map((value) => ({ value, label: t(`charges.${value}`) }));
  const texts = fields.text.getFieldset();
  const hasWords = locales.some((locale) => initialText(texts[locale]) || texts[locale].errors);
  return (
    <div className="space-y-3">
      <div className="grid items-start gap-3 sm:grid-cols-4">
        <NumberField {...of("before")} />
        <SelectField {...of("unit")} options={units} {...select} />
        <div className="sm:col-span-2">
          <SelectField {...of("charge")} options={charges} {...select} />
        </div>
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <PercentField {...of("share_bps")} optional />
        <NumberField {...of("units")} optional />
        <MoneyField {...of("amount_cents")} currency={currency} optional />
      </div>
      <details open={hasWords} className="group/words">
        <summary className="flex w-fit cursor-pointer items-center gap-1.5 text-sm text-muted-foreground">
          <Icon of={ChevronRight} className="size-4 shrink-0 group-open/words:rotate-90" />
          {t("ownWords")}
        </summary>
        <div className="mt-2">
          <TranslatedField {...of("text")} hint={t("hints.text")} optional />
        </div>
      </details>
    </div>
  );
}
