import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import { pickFields } from "#contract/field-facts.ts";
import type { BookingSettings } from "#contract/system/booking-settings.ts";
import { bookingSettingsFields } from "#contract/system/registry-fields.ts";

/** The settings in words, for their form, their history and for conflicts. */
export function useSettingWords(): FieldWords {
  const { t } = useTranslation("bookingSettings");
  const locale = useLocale();
  return {
    labels: fieldLabels(bookingSettingsFields, (name) => t(`fields.${name}`)),
    value: (field, value) => {
      // What people typed in a form is theirs; what is kept is said as they would type it.
      if (field === "locked_until" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDayLong(value, locale);
      if (!/^\d+$/.test(value)) return undefined;
      if (field.endsWith("_bps")) return formatPercent(Number(value), locale);
      if (field.endsWith("_cents")) return formatAmount(Number(value), locale);
      return undefined;
    },
  };
}

/** What the form begins with. */
export const settingValues = (settings: BookingSettings) => pickFields(bookingSettingsFields, settings);
