import { ChevronRight } from "lucide";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { anchorOf } from "#app/forms/field-anchor.ts";
import { EditorBox } from "#app/forms/fields/editor-box.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { useFoldedText } from "#app/forms/fields/use-folded-text.ts";
import { FieldError } from "#app/forms/fields/field-frame.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type DayTextFieldProps = { field: AppField; label: string };

/**
 * The formatted text of one day: as it will be read while it is closed, in the editor once it is opened, so that a page
 * of many days has an editor only where somebody writes. Without JavaScript it is a textarea.
 */
export function DayTextField({ field, label }: DayTextFieldProps) {
  const { t } = useTranslation("formFields");
  const { refused, open, shown, details } = useFoldedText(field);
  return (
    <div data-slot="field" className="min-w-0 rounded-md border border-border">
      <details {...details} open={refused} className="group/text">
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 px-3 py-1 hover:bg-accent [&::-webkit-details-marker]:hidden">
          <Icon
            of={ChevronRight}
            className="size-4 shrink-0 text-muted-foreground transition-transform group-open/text:rotate-90"
          />
          <span className="flex-1 font-medium">{label}</span>
          {shown === "" ? (
            <span className="text-xs text-status-amber-foreground">{t("translated.missing")}</span>
          ) : null}
        </summary>
        <div className="px-3 pb-3">
          <label htmlFor={anchorOf(field)} className="sr-only">
            {label}
          </label>
          <EditorBox
            key={field.key}
            field={field}
            label={label}
            hint={undefined}
            heightPx={220}
            disabled={false}
            wanted={open}
          />
          <FieldError field={field} />
        </div>
      </details>
      {open || shown === "" ? null : (
        <RichText html={shown} className="px-3 pb-3 text-sm [details[open]+&]:hidden" />
      )}
    </div>
  );
}
