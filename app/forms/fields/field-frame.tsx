import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { anchorOf } from "#app/forms/field-anchor.ts";
import type { AppField } from "#app/forms/fields/field.ts";
import { useMessage } from "#app/forms/use-message.ts";
import { Label } from "#app/components/ui/label.tsx";

type FieldFrameProps = {
  field: AppField;
  label: string;
  hint?: string;
  /** Marks what may stay empty; most forms ask only for what they need. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label above, hint and refusal below an input. */
export function FieldFrame({ field, label, hint, optional, className, children }: FieldFrameProps) {
  const { t } = useTranslation("kit");
  return (
    <div data-slot="field" className={className}>
      <Label htmlFor={anchorOf(field)} className="mb-1.5 flex items-baseline justify-between gap-3">
        <span>{label}</span>
        {optional ? (
          <span className="text-xs font-normal text-muted-foreground">{t("form.optional")}</span>
        ) : null}
      </Label>
      {children}
      {hint ? (
        <p id={field.descriptionId} className="mt-1.5 text-xs text-pretty text-muted-foreground">
          {hint}
        </p>
      ) : null}
      <FieldError field={field} />
    </div>
  );
}

/** The first refusal of a field, in the reader's language. */
export function FieldError({ field }: { field: AppField }) {
  const say = useMessage();
  const message = field.errors?.[0];
  if (message === undefined) return null;
  return (
    <p
      id={field.errorId}
      data-slot="field-error"
      className="mt-1.5 flex items-start gap-1.5 text-sm text-destructive-text"
    >
      <Icon of={CircleAlert} className="mt-0.75 size-3.5 shrink-0" />
      <span>{say(message)}</span>
    </p>
  );
}

/** Id, name and what assistive technology must know about a field. */
export function fieldProps(field: AppField, hint?: string) {
  const refused = field.errors !== undefined;
  const described = [hint ? field.descriptionId : null, refused ? field.errorId : null].filter(
    (id) => id !== null,
  );
  return {
    id: anchorOf(field),
    name: field.name,
    "aria-invalid": refused || undefined,
    "aria-required": field.required || undefined,
    "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
  };
}
