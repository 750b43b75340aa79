import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FormPart } from "#app/routes/admin/catalogue/suppliers/form-part.tsx";
import type { supplierFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import type { FieldName } from "#contract/field-facts.ts";

type SupplierFormLayoutProps = { inputs: Record<FieldName<typeof supplierFields>, ReactNode> };

/** Where the fields of a supplier stand: what it is, how it is reached, asked and paid. */
export function SupplierFormLayout({ inputs }: SupplierFormLayoutProps) {
  const { t } = useTranslation("suppliers");
  return (
    <>
      <FormPart title={t("sections.company")}>
        <div className="grid gap-4 sm:grid-cols-[8rem_1fr_1fr_10rem]">
          {inputs.code}
          {inputs.name}
          {inputs.internet_name}
          {inputs.status}
        </div>
        {inputs.brands}
        {inputs.service_types}
      </FormPart>
      <FormPart title={t("sections.reach")}>
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr_8rem]">
          {inputs.place}
          {inputs.address}
          {inputs.postcode}
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {inputs.phone}
          {inputs.emergency_phone}
          {inputs.website}
        </div>
      </FormPart>
      <FormPart title={t("sections.requests")}>
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_10rem]">
          {inputs.email_reservations}
          {inputs.confirm_channel}
          {inputs.response_sla_hours}
        </div>
        {inputs.tells_stock}
      </FormPart>
      <FormPart title={t("sections.money")}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {inputs.currency}
          {inputs.cost_tax_mode}
          {inputs.payment_terms}
          {inputs.payment_days}
        </div>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {inputs.email_accounts}
          {inputs.requires_prepayment}
        </div>
      </FormPart>
      <FormPart title={t("sections.more")}>
        <div className="max-w-md">{inputs.age_policy}</div>
        {inputs.amenities}
        {inputs.notes_internal}
      </FormPart>
    </>
  );
}
