import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FormPart } from "#app/routes/admin/catalogue/suppliers/form-part.tsx";
import type { productOptionFields } from "#contract/catalogue/options/registry-fields.ts";
import type { FieldName } from "#contract/field-facts.ts";

type ProductFormLayoutProps = { inputs: Record<FieldName<typeof productOptionFields>, ReactNode> };

const row = "grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4";

/** Where the fields of a product stand: what it is, what is told of it, when, where and how it is sold. */
export function ProductFormLayout({ inputs }: ProductFormLayoutProps) {
  const { t } = useTranslation("supplierProducts");
  return (
    <>
      {inputs.supplier}
      <FormPart title={t("sections.what")}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {inputs.service_type}
          {inputs.place}
          {inputs.option_code}
        </div>
        {inputs.name}
        {inputs.comment}
        <div className={row}>
          {inputs.charge_basis}
          {inputs.second_unit}
          {inputs.cross_season}
          {inputs.class}
        </div>
      </FormPart>
      <FormPart title={t("sections.when")}>
        {inputs.operates_on}
        <div className={row}>
          {inputs.min_pax}
          {inputs.max_pax}
          {inputs.capacity_per_unit}
          {inputs.age_policy}
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {inputs.duration_minutes}
          {inputs.nights}
        </div>
        {inputs.start_times}
        {inputs.rooms}
      </FormPart>
      <FormPart title={t("sections.sold")}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {inputs.availability_default}
          {inputs.sell_round_step_cents}
          {inputs.cancel_terms}
        </div>
        {inputs.internet_enabled}
      </FormPart>
      <FormPart title={t("sections.told")}>
        {inputs.description}
        {inputs.inclusions}
        {inputs.exclusions}
        {inputs.voucher_text}
      </FormPart>
      <FormPart title={t("sections.where")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {inputs.locality}
          {inputs.end_place}
          {inputs.address}
          {inputs.phone}
          {inputs.lat}
          {inputs.lng}
        </div>
        {inputs.meeting_point}
        {inputs.prompt_pickup}
        {inputs.pickup_points}
      </FormPart>
    </>
  );
}
