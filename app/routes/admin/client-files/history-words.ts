import { useLocale } from "#app/components/use-locale.ts";
import { formatClock, formatDayLong } from "#app/domain/dates.ts";
import { fileStatuses } from "#app/domain/file-statuses.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import type { Currency } from "#contract/primitives.ts";
import { optionClasses } from "#contract/products/option-terms.ts";

const actions = [
  "created",
  "changed",
  "assigned",
  "assignment-undone",
  "labelled",
  "unlabelled",
  "details_changed",
  "repriced",
  "revived",
  "expired",
  "service_added",
  "service_removed",
  "service_restored",
  "service_taken",
  "service_left",
  "service_swapped",
  "service_moved",
  "submitted",
  "cancelled",
  "availability-checked",
  "seats-expired",
] as const;

const fields = [
  "reference",
  "name",
  "agent_reference",
  "remarks",
  "travel_date",
  "package",
  "class",
  "copied_from",
  "kind",
  "status",
  "terms_accepted_by",
  "travellers",
  "names",
  "net_cents",
  "waiting_net_cents",
  "penalty_cents",
  "consultant",
  "label",
  "contact_name",
  "contact_email",
  "contact_phone",
  "contact_address",
  "contact_country",
  "service",
  "day_no",
  "start_time",
  "departure",
  "option",
  "available",
  "on_request",
] as const;

/** What happened to a client file, its fields and their values in words. Amounts are in the currency of the file. */
export function useFileHistoryWords(currency: Currency) {
  const { t } = useTranslation(["fileHistory", "clientFiles", "productSearch", "status"]);
  const locale = useLocale();
  const value = (field: string, code: string): string | undefined => {
    if (field.endsWith("_cents")) return formatMoney(Number(code), currency, locale);
    switch (field) {
      case "status": {
        const known = fileStatuses.find((one) => one === code);
        return known && t(`status:file.${known}`);
      }
      case "kind":
        return t(code === "booking" ? "clientFiles:kinds.booking" : "clientFiles:kinds.quote");
      case "class": {
        const known = optionClasses.find((one) => one === code);
        return known && t(`productSearch:classes.${known}`);
      }
      case "travel_date":
        return formatDayLong(code, locale);
      case "start_time":
        return formatClock(code);
      default:
        return undefined;
    }
  };
  const words: FieldWords = {
    labels: Object.fromEntries(fields.map((field) => [field, t(`fields.${field}`)])),
    value,
  };
  return { words, actions: Object.fromEntries(actions.map((action) => [action, t(`actions.${action}`)])) };
}
