import { href } from "react-router";
import { brands } from "#app/domain/brands.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { EmailField, PhoneField } from "#app/forms/fields/contact-field.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import type { SupplierChoices } from "#app/routes/admin/catalogue/suppliers/supplier-choices.server.ts";
import { SupplierFormLayout } from "#app/routes/admin/catalogue/suppliers/supplier-form-layout.tsx";
import {
  sayService,
  supplierValues,
  useSupplierWords,
  type SupplierValues,
} from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { supplierFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import {
  amenities,
  confirmChannels,
  costTaxModes,
  paymentTerms,
  serviceTypes,
  supplierStatuses,
} from "#contract/catalogue/suppliers/supplier-terms.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

type SupplierFormProps = {
  /** A new one has only brands. */
  supplier: Supplier | Pick<Supplier, "brands">;
  answer: RecordAnswer | undefined;
  choices: SupplierChoices;
  /** Somebody looks who may change nothing. */
  readOnly?: boolean;
};

const ofNew = ({ brands: own }: Pick<Supplier, "brands">): Partial<SupplierValues> => ({
  status: "active",
  brands: own,
  currency: own[0] === "AU" ? "AUD" : "NZD",
  confirm_channel: "link",
  response_sla_hours: 48,
  tells_stock: true,
  cost_tax_mode: "incl",
  payment_terms: "day_of_following_month",
  payment_days: 20,
});

/** The form of a supplier, for a new one and for one that exists. */
export function SupplierForm({ supplier, answer, choices, readOnly }: SupplierFormProps) {
  const { t } = useTranslation(["suppliers", "kit"]);
  const known = "uid" in supplier ? supplier : undefined;
  const form = useRecordForm<typeof supplierFields, SupplierValues>({
    id: "supplier",
    fields: supplierFields,
    words: useSupplierWords(choices.places),
    record: known,
    values: known ? supplierValues(known) : ofNew(supplier),
    answer,
  });
  const { of } = form;
  const select = { valueKey: "value", labelKey: "label" } as const;
  const said = <Code extends string>(codes: readonly Code[], say: (code: Code) => string) =>
    codes.map((value) => ({ value, label: say(value) }));
  const brandNames = Object.entries(brands).map(([value, { name }]) => ({ value, label: name }));
  const channels = said(confirmChannels, (code) => t(`channels.${code}`));
  const taxModes = said(costTaxModes, (code) => t(`taxModes.${code}`));
  const currencies = said(["NZD", "AUD"], (code) => code);
  return (
    <RecordForm
      of={form}
      back={href("/admin/suppliers")}
      className="max-w-5xl space-y-8"
      readOnly={readOnly ? t("readOnly") : undefined}
      inputs={{
        code: (
          <TextField
            {...of("code")}
            hint={t(known?.in_use ? "hints.codeFixed" : "hints.code")}
            readOnly={known?.in_use ?? false}
            autoComplete="off"
            className="uppercase"
          />
        ),
        name: <TextField {...of("name")} autoComplete="off" />,
        internet_name: <TextField {...of("internet_name")} autoComplete="off" />,
        status: (
          <SelectField
            {...of("status")}
            options={said(supplierStatuses, (code) => t(`statuses.${code}`))}
            {...select}
          />
        ),
        brands: <MultiSelectField {...of("brands")} inline choices={brandNames} />,
        service_types: (
          <MultiSelectField
            {...of("service_types")}
            inline
            choices={said(serviceTypes, (code) => sayService(code, t))}
          />
        ),
        place: <AutocompleteField {...of("place")} options={choices.places} />,
        address: <TextField {...of("address")} autoComplete="off" />,
        postcode: <TextField {...of("postcode")} autoComplete="off" optional />,
        phone: <PhoneField {...of("phone")} autoComplete="off" />,
        emergency_phone: <PhoneField {...of("emergency_phone")} autoComplete="off" optional />,
        website: <TextField {...of("website")} type="url" autoComplete="off" optional />,
        email_reservations: (
          <EmailField {...of("email_reservations")} hint={t("hints.email_reservations")} autoComplete="off" />
        ),
        confirm_channel: <SelectField {...of("confirm_channel")} options={channels} {...select} />,
        response_sla_hours: <NumberField {...of("response_sla_hours")} unit={t("hours")} />,
        tells_stock: <CheckboxField {...of("tells_stock")} />,
        currency: <SelectField {...of("currency")} options={currencies} {...select} />,
        cost_tax_mode: <SelectField {...of("cost_tax_mode")} options={taxModes} {...select} />,
        payment_terms: (
          <SelectField
            {...of("payment_terms")}
            options={said(paymentTerms, (code) => t(`terms.${code}`))}
            {...select}
          />
        ),
        payment_days: <NumberField {...of("payment_days")} hint={t("hints.payment_days")} />,
        email_accounts: <EmailField {...of("email_accounts")} autoComplete="off" optional />,
        requires_prepayment: <CheckboxField {...of("requires_prepayment")} />,
        age_policy: (
          <SelectField
            {...of("age_policy")}
            hint={t("hints.age_policy")}
            options={choices.ages}
            {...select}
            optional
          />
        ),
        amenities: (
          <MultiSelectField
            {...of("amenities")}
            inline
            choices={said(amenities, (code) => t(`amenities.${code}`))}
          />
        ),
        notes_internal: (
          <TextAreaField {...of("notes_internal")} hint={t("hints.notes_internal")} rows={4} optional />
        ),
      }}
      render={(inputs) => <SupplierFormLayout inputs={inputs} />}
    />
  );
}
