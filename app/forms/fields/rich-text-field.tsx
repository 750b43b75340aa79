import { useTranslation } from "#app/i18n/use-translation.ts";
import { EditorBox } from "#app/forms/fields/editor-box.tsx";
import type { AppField, FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame } from "#app/forms/fields/field-frame.tsx";

type RichTextFieldProps = FieldTexts & {
  field: AppField;
  /** Height of the editor, the same before and after it has come. */
  heightPx?: number;
  disabled?: boolean;
};

/**
 * Formatted text. The editor comes by itself once the page is alive; until then, and without JavaScript, it is a
 * textarea, in which plain paragraphs and simple HTML can be written. The API cleans what is sent.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { field, label, hint, optional, frameClassName, heightPx = 240, disabled = false } = props;
  const { t } = useTranslation("formFields");
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      <EditorBox
        key={field.key}
        field={field}
        label={label}
        hint={hint}
        heightPx={heightPx}
        disabled={disabled}
      />
      <noscript>
        <p className="mt-1.5 text-xs text-muted-foreground">{t("editor.plain")}</p>
      </noscript>
    </FieldFrame>
  );
}
