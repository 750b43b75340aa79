import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  priceFormats,
  priceRules,
  type PriceFields,
} from "#app/routes/admin/sales/client-files/days/price-rules.ts";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";

type PriceFormProps = { price: LineBreakdown; lastResult: FormResult };

/** What a service sells for from now on, and why; its cost as well, as long as no supplier was told of it. */
export function PriceForm({ price, lastResult }: PriceFormProps) {
  const { t } = useTranslation("linePrice");
  const locale = useLocale();
  const { currency, may, lock_version: version, commission_bps: bps } = price;
  const now = price.versions.find(({ standing }) => standing === "current");
  const [form, fields] = useAppForm<PriceFields>({
    id: "line-price",
    lastResult,
    rules: priceRules,
    formats: priceFormats,
    defaultValue: { sell_cents: now?.sell_cents, cost_cents: now?.cost_cents, reason: "" },
  });
  const labels = {
    cost_cents: t("cost"),
    sell_cents: t("sell"),
    reason: t("form.reason"),
    below_cost: t("form.belowCost"),
  };
  const share = bps === 0 ? t("form.net") : t("form.share", { share: formatPercent(bps, locale) });
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="intent" value="hand" />
      <input type="hidden" name="lock_version" value={version} />
      <div className="grid gap-4 sm:grid-cols-2">
        {may.cost ? (
          <MoneyField
            field={fields.cost_cents}
            label={labels.cost_cents}
            hint={t("form.costHint")}
            currency={currency}
          />
        ) : null}
        <MoneyField field={fields.sell_cents} label={labels.sell_cents} hint={share} currency={currency} />
      </div>
      {may.cost ? null : <p className="text-xs text-pretty text-muted-foreground">{t("form.costKept")}</p>}
      <TextAreaField field={fields.reason} label={labels.reason} hint={t("form.reasonHint")} rows={2} />
      {may.below_cost ? <CheckboxField field={fields.below_cost} label={labels.below_cost} /> : null}
      <SubmitButton>{t("form.submit")}</SubmitButton>
    </AppForm>
  );
}
