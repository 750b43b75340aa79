import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonthNumbers } from "#app/domain/dates.ts";
import { formatPercent } from "#app/domain/money.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import type { OfficePackage } from "#contract/catalogue/packages/editor.ts";
import { officePackageFields } from "#contract/catalogue/packages/registry-fields.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";

export const statuses = ["draft", "tested", "published", "retired"] as const;
export const transports = ["any", "rental_car", "seat_in_coach", "private_transfer"] as const;
export const testOutcomes = ["ok", "problems", "outdated", "none"] as const;
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A text in the reader's language, in English where it is missing. */
export function say(text: TranslatedText, locale: Locale): string {
  return text[locale] || text.en;
}

/** A code and what people call it. */
export type Named = { value: string; label: string };

export function nameIn(list: readonly Named[], code: string): string | undefined {
  return list.find(({ value }) => value === code)?.label;
}

/** Fields and codes of a package in words, for its form, its history and for conflicts. */
export function usePackageWords(places: readonly Named[]): FieldWords {
  const { t } = useTranslation(["packageEditor", "packages", "productSearch"]);
  const locale = useLocale();
  return {
    labels: {
      ...fieldLabels(officePackageFields, (name) => t(`fields.${name}`)),
      status: t("fields.status"),
    },
    value: (field, value) => {
      if (field === "start_place" || field === "end_place") return nameIn(places, value);
      const status = statuses.find((one) => one === value);
      const transport = transports.find((one) => one === value);
      const tariff = optionClasses.find((one) => one === value);
      if (field === "status") return status && t(`statuses.${status}`);
      if (field === "transport") return transport && t(`packages:transports.${transport}`);
      if (field === "tariffs") return tariff && t(`productSearch:classes.${tariff}`);
      if (field === "months_available") return formatMonthNumbers([Number(value)], locale);
      // Of the record in basis points, of the form as it was typed.
      if (field === "markup_override_bps" && /^\d{3,}$/.test(value)) {
        return formatPercent(Number(value), locale);
      }
      return undefined;
    },
  };
}

/** What the form begins with. */
export function packageValues(pack: OfficePackage) {
  const { uid: _uid, status: _status, last_test: _test, lock_version: _version, ...fields } = pack;
  return { ...fields, months_available: fields.months_available.map(String) };
}

export type PackageValues = ReturnType<typeof packageValues>;
