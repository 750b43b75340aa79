import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { OwnAgency } from "#contract/people/own-agency.ts";
import { ownAgencyFields } from "#contract/people/registry-fields.ts";

/** Fields of the own agency in words, for its form and for conflicts. */
export function useAgencyWords(): FieldWords {
  const { t } = useTranslation("ownAgency");
  return {
    labels: fieldLabels(ownAgencyFields, (name) => t(`fields.${name}`)),
    // The uid of a file tells nobody anything, but that two of them differ.
    value: (_field, value) => t("logoNamed", { mark: value.slice(-5) }),
  };
}

/** What the form begins with. */
export function agencyValues({ logo }: OwnAgency) {
  return { logo };
}
