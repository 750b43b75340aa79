import { useTranslation } from "#app/i18n/use-translation.ts";
import { MultiSelectField, RadioField } from "#app/forms/fields/choice-field.tsx";
import { FieldError } from "#app/forms/fields/field-frame.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { SearchedChoiceField } from "#app/forms/fields/searched-choice-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { scopes } from "#app/routes/admin/content/alerts/alert-words.ts";
import { hasVisibleLabel } from "#app/domain/service-types.ts";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";

type AlertScopeFieldsProps = {
  fields: Record<"scope" | "places" | "find_places" | "service_types" | "scope_codes", AppField>;
  places: readonly { value: string; label: string; detail: string }[];
};

/**
 * What an alert is about. The stylesheet shows the input that belongs to the chosen scope, so it follows the choice
 * without any script.
 */
export function AlertScopeFields({ fields, places }: AlertScopeFieldsProps) {
  const { t } = useTranslation(["alerts", "kit"]);
  const types = serviceGroups.flatMap(({ key, codes }) =>
    codes.map((value) => ({
      value,
      label: hasVisibleLabel(key) ? `${value} · ${t(`kit:services.${key}`)}` : value,
    })),
  );
  return (
    <div className="group/scope space-y-3">
      <RadioField
        field={fields.scope}
        label={t("fields.scope")}
        inline
        choices={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
      />
      <div className="hidden group-has-[[name=scope][value=place]:checked]/scope:block">
        <SearchedChoiceField
          field={fields.places}
          label={t("fields.places")}
          search={fields.find_places}
          searchLabel={t("fields.find_places")}
          choices={places.map(({ value, label, detail }) => ({ value, label: `${label}, ${detail}` }))}
        />
        <FieldError field={fields.scope_codes} />
      </div>
      <div className="hidden group-has-[[name=scope][value=service_type]:checked]/scope:block">
        <MultiSelectField field={fields.service_types} label={t("fields.service_types")} choices={types} />
        <FieldError field={fields.scope_codes} />
      </div>
      <div className="group-has-[[name=scope]:is([value=place],[value=service_type],[value=all]):checked]/scope:hidden">
        <TextField
          field={fields.scope_codes}
          label={t("fields.scope_codes")}
          hint={t("hints.codes")}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
