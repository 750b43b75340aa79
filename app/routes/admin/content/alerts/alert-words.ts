import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { Alert } from "#contract/content/alerts.ts";
import { alertFields } from "#contract/content/registry-fields.ts";
import type { Locale } from "#contract/primitives.ts";

export const severities = ["info", "caution", "severe"] as const;
export const scopes = ["place", "route", "supplier", "option", "service_type", "all"] as const;
export const audiences = ["office", "agent", "client"] as const;
export const states = ["draft", "published", "expired"] as const;

/** The title in the reader's language, in English where it is missing. */
export function titleOf({ title }: Pick<Alert, "title">, locale: Locale): string {
  return title[locale] || title.en;
}

/** Fields and codes of an alert in words, for its form, its history and for conflicts. */
export function useAlertWords(): FieldWords {
  const { t } = useTranslation("alerts");
  const others = ["places", "find_places", "service_types", "state"] as const;
  return {
    labels: {
      ...fieldLabels(alertFields, (name) => t(`fields.${name}`)),
      ...Object.fromEntries(others.map((name) => [name, t(`fields.${name}`)])),
    },
    value: (field, value) => {
      const [severity, scope] = [
        severities.find((one) => one === value),
        scopes.find((one) => one === value),
      ];
      const [audience, state] = [audiences.find((one) => one === value), states.find((one) => one === value)];
      if (field === "severity") return severity && t(`severities.${severity}`);
      if (field === "scope") return scope && t(`scopes.${scope}`);
      if (field === "audiences") return audience && t(`audiences.${audience}`);
      if (field === "state") return state && t(`states.${state}`);
      return undefined;
    },
  };
}

/** What the form begins with: the codes stand under the input that belongs to their scope. */
export function alertValues(alert: Alert) {
  const { title, body, severity, scope, scope_codes: codes, date_from, date_to } = alert;
  return {
    ...{ title, body, severity, scope, date_from, date_to },
    find_places: "",
    places: scope === "place" ? codes : [],
    service_types: scope === "service_type" ? codes : [],
    scope_codes: scope === "place" || scope === "service_type" ? "" : codes.join(", "),
    audiences: alert.audiences,
    brand: alert.brand ?? "",
  };
}

export type AlertValues = ReturnType<typeof alertValues>;
