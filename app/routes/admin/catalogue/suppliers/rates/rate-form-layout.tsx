import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FormPart } from "#app/routes/admin/catalogue/suppliers/form-part.tsx";
import type { rateSeasonFields } from "#contract/catalogue/rates/registry-fields.ts";
import type { FieldName } from "#contract/field-facts.ts";

type RateFormLayoutProps = { inputs: Record<FieldName<typeof rateSeasonFields>, ReactNode> };

const row = "grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4";

/** Where the fields of a season stand: its days, its prices, its terms. */
export function RateFormLayout({ inputs }: RateFormLayoutProps) {
  const { t } = useTranslation("supplierRates");
  return (
    <>
      {inputs.option}
      <FormPart title={t("sections.season")}>
        <div className={row}>
          {inputs.name}
          {inputs.date_from}
          {inputs.date_to}
          {inputs.status}
        </div>
        {inputs.operates_on}
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {inputs.price_code}
          {inputs.priority}
          {inputs.contract_ref}
        </div>
      </FormPart>
      <FormPart title={t("sections.prices")}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {inputs.buy_tax_mode}
          {inputs.markup_bps}
          {inputs.below_cost_reason}
        </div>
        {inputs.prices}
        {inputs.surcharges}
      </FormPart>
      <FormPart title={t("sections.terms")}>
        <div className={row}>
          {inputs.min_units}
          {inputs.max_units}
          {inputs.min_mode}
          {inputs.free_unit}
        </div>
        {inputs.deals}
        {inputs.closed}
        {inputs.closed_reason}
      </FormPart>
    </>
  );
}
