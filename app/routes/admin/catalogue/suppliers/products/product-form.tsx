import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { PhoneField } from "#app/forms/fields/contact-field.tsx";
import { MoneyField, NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { ProductFormLayout } from "#app/routes/admin/catalogue/suppliers/products/product-form-layout.tsx";
import {
  LinesField,
  PickupsField,
  RoomsField,
  TimesField,
} from "#app/routes/admin/catalogue/suppliers/products/product-rows.tsx";
import { useProductChoices } from "#app/routes/admin/catalogue/suppliers/products/product-choices.ts";
import {
  productValues,
  useProductWords,
  type ProductValues,
} from "#app/routes/admin/catalogue/suppliers/products/product-words.ts";
import type { ProductChoices } from "#app/routes/admin/catalogue/suppliers/supplier-choices.server.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";
import { productOptionFields } from "#contract/catalogue/options/registry-fields.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

type ProductFormProps = {
  supplier: Supplier;
  /** A new one has none. */
  product?: ProductOption;
  answer: RecordAnswer | undefined;
  choices: ProductChoices;
  /** Where to go without saving. */
  back: string;
  /** Somebody looks who may change nothing. */
  readOnly?: boolean;
};

const ofNew = ({ uid, place, service_types: [first] }: Supplier): Partial<ProductValues> => {
  const isRoom = first === "AC" || first === "AF";
  return {
    supplier: uid,
    place,
    ...(first && { service_type: first }),
    charge_basis: isRoom ? "room" : "person",
    second_unit: isRoom ? "night" : "trip",
    cross_season: "split",
    operates_on: [...weekdays],
    min_pax: 1,
    internet_enabled: true,
    availability_default: "request",
  };
};

const select = { valueKey: "value", labelKey: "label" } as const;

/** The form of a product, for a new one and for one that exists. */
export function ProductForm({ supplier, product, answer, choices, back, readOnly }: ProductFormProps) {
  const { t } = useTranslation("supplierProducts");
  const offered = useProductChoices(supplier, product);
  const form = useRecordForm<typeof productOptionFields, ProductValues>({
    id: "product",
    fields: productOptionFields,
    words: useProductWords(choices),
    record: product,
    values: product ? productValues(product) : ofNew(supplier),
    answer,
  });
  const { of, inputs } = form;
  const codeHint = product ? t("hints.codeFixed") : undefined;
  const basisHint = product?.has_rates ? t("hints.basisFixed") : undefined;
  const fixedPlaces = product
    ? choices.places.filter(({ value }) => value === product.place)
    : choices.places;
  return (
    <RecordForm
      of={form}
      back={back}
      className="max-w-4xl space-y-8"
      readOnly={readOnly ? t("steps.mayNot") : undefined}
      inputs={{
        supplier: <input type="hidden" name="supplier" value={supplier.uid} />,
        service_type: (
          <SelectField {...of("service_type")} hint={codeHint} options={offered.services} {...select} />
        ),
        place: <AutocompleteField {...of("place")} hint={codeHint} options={fixedPlaces} />,
        option_code: (
          <TextField
            {...of("option_code")}
            hint={codeHint ?? t("hints.option_code")}
            readOnly={product !== undefined}
            autoComplete="off"
            className="uppercase"
          />
        ),
        name: <TranslatedField {...of("name")} />,
        comment: <TranslatedField {...of("comment")} optional />,
        charge_basis: (
          <SelectField {...of("charge_basis")} hint={basisHint} options={offered.bases} {...select} />
        ),
        second_unit: (
          <SelectField {...of("second_unit")} hint={basisHint} options={offered.units} {...select} />
        ),
        cross_season: <SelectField {...of("cross_season")} options={offered.crossing} {...select} />,
        class: <SelectField {...of("class")} options={offered.classes} {...select} optional />,
        operates_on: <MultiSelectField {...of("operates_on")} inline choices={offered.days} />,
        min_pax: <NumberField {...of("min_pax")} />,
        max_pax: <NumberField {...of("max_pax")} optional />,
        capacity_per_unit: <NumberField {...of("capacity_per_unit")} optional />,
        age_policy: (
          <SelectField
            {...of("age_policy")}
            hint={t("hints.age_policy")}
            options={choices.ages}
            {...select}
            optional
          />
        ),
        cancel_terms: (
          <SelectField
            {...of("cancel_terms")}
            hint={t("hints.cancel_terms")}
            options={choices.terms}
            {...select}
            optional
          />
        ),
        duration_minutes: <NumberField {...of("duration_minutes")} unit={t("minutes")} optional />,
        nights: <NumberField {...of("nights")} hint={t("hints.nights")} optional />,
        start_times: <TimesField {...of("start_times")} />,
        rooms: <RoomsField {...of("rooms")} />,
        availability_default: (
          <SelectField {...of("availability_default")} options={offered.stock} {...select} />
        ),
        sell_round_step_cents: (
          <MoneyField
            {...of("sell_round_step_cents")}
            hint={t("hints.sell_round_step_cents")}
            currency={supplier.currency}
            optional
          />
        ),
        internet_enabled: <CheckboxField {...of("internet_enabled")} />,
        description: <TranslatedField {...of("description")} multiline optional />,
        inclusions: <LinesField {...of("inclusions")} />,
        exclusions: <LinesField {...of("exclusions")} />,
        voucher_text: <TranslatedField {...of("voucher_text")} multiline optional />,
        locality: <TextField {...of("locality")} autoComplete="off" optional />,
        end_place: <AutocompleteField {...of("end_place")} options={choices.places} optional />,
        address: <TextField {...of("address")} autoComplete="off" optional />,
        phone: <PhoneField {...of("phone")} autoComplete="off" optional />,
        lat: <NumberField field={inputs.lat} label={t("fields.lat")} fraction optional />,
        lng: <NumberField field={inputs.lng} label={t("fields.lng")} fraction optional />,
        meeting_point: <TranslatedField {...of("meeting_point")} optional />,
        prompt_pickup: <CheckboxField {...of("prompt_pickup")} />,
        pickup_points: <PickupsField {...of("pickup_points")} />,
      }}
      render={(fields) => <ProductFormLayout inputs={fields} />}
    />
  );
}
