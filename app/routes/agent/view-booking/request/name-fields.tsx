import type { AppField } from "#app/forms/fields/field.ts";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type NameFieldsProps = {
  fields: Record<"title" | "first_name" | "last_name", AppField>;
  /** For those whose names may follow later. */
  optional?: boolean;
};

/** Title, first and last name of somebody who travels, side by side. */
export function NameFields({ fields: { title, first_name, last_name }, optional = false }: NameFieldsProps) {
  const { t } = useTranslation("bookings");
  const shared = { optional, autoComplete: "off" };
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-[7rem_1fr_1fr]">
      <TextField {...shared} field={title} label={t("lead.title")} optional />
      <TextField {...shared} field={first_name} label={t("lead.firstName")} />
      <TextField {...shared} field={last_name} label={t("lead.lastName")} />
    </div>
  );
}
