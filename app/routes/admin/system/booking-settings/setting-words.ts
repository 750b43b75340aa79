import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { pickFields } from "#contract/field-facts.ts";
import type { BookingSettings } from "#contract/system/booking-settings.ts";
import { bookingSettingsFields } from "#contract/system/registry-fields.ts";

/** The settings in words, for their form and for conflicts, which show values as they are typed. */
export function useSettingWords(): FieldWords {
  const { t } = useTranslation("bookingSettings");
  return { labels: fieldLabels(bookingSettingsFields, (name) => t(`fields.${name}`)) };
}

/** The settings in words with the values that are kept of them, for their history. */
export function useKeptWords(): FieldWords {
  const locale = useLocale();
  return {
    ...useSettingWords(),
    value: (field, value) => {
      if (field === "locked_until") return formatDayLong(value, locale);
      if (field.endsWith("_bps")) return formatPercent(Number(value), locale);
      if (field.endsWith("_cents")) return formatAmount(Number(value), locale);
      return undefined;
    },
  };
}

/** What the form begins with. */
export const settingValues = (settings: BookingSettings) => pickFields(bookingSettingsFields, settings);
