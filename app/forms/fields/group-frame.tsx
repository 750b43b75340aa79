import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { anchorOf } from "#app/forms/field-anchor.ts";
import type { AppField, FieldTexts } from "#app/forms/fields/field.ts";
import { FieldError } from "#app/forms/fields/field-frame.tsx";
import { cn } from "#app/lib/cn.ts";

type GroupFrameProps = FieldTexts & {
  field: AppField;
  disabled?: boolean | undefined;
  /** Role of the choices inside, where they are more than a group. */
  role?: "radiogroup";
  children: ReactNode;
};

/** The name above, hint and refusal below several inputs that answer one question. */
export function GroupFrame(props: GroupFrameProps) {
  const { field, label, hint, optional, frameClassName, disabled, role, children } = props;
  const { t } = useTranslation("kit");
  const refused = field.errors !== undefined;
  const described = [hint ? field.descriptionId : null, refused ? field.errorId : null].filter(Boolean);
  return (
    <fieldset
      // The summary of errors leads here.
      id={anchorOf(field)}
      tabIndex={-1}
      role={role}
      disabled={disabled}
      aria-invalid={role && refused ? true : undefined}
      aria-required={role && field.required ? true : undefined}
      aria-describedby={described.join(" ") || undefined}
      data-slot="field"
      className={cn("min-w-0 outline-offset-4", frameClassName)}
    >
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-medium">
        <span>{label}</span>
        {optional ? (
          <span className="text-xs font-normal text-muted-foreground">{t("form.optional")}</span>
        ) : null}
      </legend>
      {children}
      {hint ? (
        <p id={field.descriptionId} className="mt-1.5 text-xs text-pretty text-muted-foreground">
          {hint}
        </p>
      ) : null}
      <FieldError field={field} />
    </fieldset>
  );
}
