import type { TFunction } from "i18next";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { supplierFields } from "#contract/catalogue/suppliers/registry-fields.ts";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";
import {
  amenities,
  confirmChannels,
  contactRoles,
  costTaxModes,
  paymentTerms,
  serviceTypes,
  supplierStatuses,
} from "#contract/catalogue/suppliers/supplier-terms.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";
import type { ServiceType } from "#contract/primitives.ts";

/** A code and what people call it. */
type Named = { value: string; label: string };

/** A service type by its code and the name of its group. */
export function sayService(code: ServiceType, t: TFunction<["suppliers", "kit"]>): string {
  return `${code} ${t(`kit:services.${serviceGroupOf(code)}`)}`;
}

function known<Code extends string>(codes: readonly Code[], value: string): Code | undefined {
  return codes.find((code) => code === value);
}

/** Fields and codes of a supplier in words, for its forms, its history and for conflicts. */
export function useSupplierWords(places: readonly Named[]): FieldWords {
  const { t } = useTranslation(["suppliers", "kit"]);
  const ofContact = ["name", "job", "email", "phone", "roles", "is_primary"] as const;
  const words: Record<string, (value: string) => string | undefined> = {
    place: (value) => places.find((one) => one.value === value)?.label,
    status: (value) => spoken(known(supplierStatuses, value), (code) => t(`statuses.${code}`)),
    brands: (value) => brands[value === "AU" ? "AU" : "NZ"].name,
    service_types: (value) => spoken(known(serviceTypes, value), (code) => sayService(code, t)),
    confirm_channel: (value) => spoken(known(confirmChannels, value), (code) => t(`channels.${code}`)),
    cost_tax_mode: (value) => spoken(known(costTaxModes, value), (code) => t(`taxModes.${code}`)),
    payment_terms: (value) => spoken(known(paymentTerms, value), (code) => t(`terms.${code}`)),
    amenities: (value) => spoken(known(amenities, value), (code) => t(`amenities.${code}`)),
    roles: (value) => spoken(known(contactRoles, value), (code) => t(`contacts.work.${code}`)),
  };
  return {
    labels: {
      ...Object.fromEntries(ofContact.map((name) => [name, t(`contacts.${name}`)])),
      ...fieldLabels(supplierFields, (name) => t(`fields.${name}`)),
      contacts: t("fields.contacts"),
    },
    value: (field, value) => (Object.hasOwn(words, field) ? words[field]?.(value) : undefined),
  };
}

function spoken<Code>(code: Code | undefined, say: (code: Code) => string): string | undefined {
  return code === undefined ? undefined : say(code);
}

/** What the form begins with. */
export function supplierValues(supplier: Supplier) {
  const {
    uid: _uid,
    in_use: _used,
    place_name: _place,
    rating_avg: _stars,
    rating_count: _reviews,
    lock_version: _version,
    ...fields
  } = supplier;
  return fields;
}

export type SupplierValues = ReturnType<typeof supplierValues>;
