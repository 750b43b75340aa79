import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { sayService } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { productOptionFields } from "#contract/catalogue/options/registry-fields.ts";
import {
  availabilities,
  chargeBases,
  crossSeasons,
  lengthUnits,
  optionStatuses,
  weekdays,
} from "#contract/catalogue/options/option-words.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";
import { optionClasses, roomTypes } from "#contract/catalogue/products/option-terms.ts";
import { serviceTypes } from "#contract/catalogue/suppliers/supplier-terms.ts";

const ofRows = ["time", "max_adults", "max_total", "max_with_infants", "point", "minutes_before"] as const;

type Named = readonly { value: string; label: string }[];
type Offered = { places: Named; terms?: Named };

/** Fields and codes of a product in words, for its form, its history and for conflicts. */
export function useProductWords({ places, terms = [] }: Offered): FieldWords {
  const { t } = useTranslation(["supplierProducts", "productSearch", "suppliers", "kit"]);
  const found = <Code extends string>(
    codes: readonly Code[],
    value: string,
    word: (code: Code) => string,
  ) => {
    const code = codes.find((one) => one === value);
    return code === undefined ? undefined : word(code);
  };
  const placed = (value: string) => places.find((one) => one.value === value)?.label;
  const words: Record<string, (value: string) => string | undefined> = {
    place: placed,
    cancel_terms: (value) => terms.find((one) => one.value === value)?.label,
    end_place: placed,
    service_type: (value) => found(serviceTypes, value, (code) => sayService(code, t)),
    charge_basis: (value) => found(chargeBases, value, (code) => t(`bases.${code}`)),
    second_unit: (value) => found(lengthUnits, value, (code) => t(`units.${code}`)),
    cross_season: (value) => found(crossSeasons, value, (code) => t(`crossing.${code}`)),
    availability_default: (value) => found(availabilities, value, (code) => t(`stock.${code}`)),
    operates_on: (value) => found(weekdays, value, (code) => t(`days.${code}`)),
    status: (value) => found(optionStatuses, value, (code) => t(`statuses.${code}`)),
    class: (value) => found(optionClasses, value, (code) => t(`productSearch:classes.${code}`)),
    rooms: (value) => found(roomTypes, value, (code) => t(`kit:rooms.${code}`)),
    code: (value) => found(roomTypes, value, (code) => t(`kit:rooms.${code}`)),
  };
  return {
    labels: {
      ...Object.fromEntries(ofRows.map((name) => [name, t(`fields.${name}`)])),
      ...fieldLabels(productOptionFields, (name) => t(`fields.${name}`)),
      code: t("fields.code"),
      status: t("fields.status"),
    },
    value: (field, value) => (Object.hasOwn(words, field) ? words[field]?.(value) : undefined),
  };
}

/** What the form begins with. */
export function productValues(product: ProductOption) {
  const {
    uid: _uid,
    code: _code,
    status: _status,
    place_name: _place,
    supplier_name: _supplier,
    has_rates: _rates,
    lock_version: _version,
    ...fields
  } = product;
  return fields;
}

export type ProductValues = ReturnType<typeof productValues>;
