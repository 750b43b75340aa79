import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { editorWords } from "#app/forms/editor/editor-words.ts";
import { useDarkPage } from "#app/forms/editor/use-dark-page.ts";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { cn } from "#app/lib/cn.ts";

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
  const { t } = useTranslation("kit");
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

type EditorBoxProps = {
  field: AppField;
  label: string;
  hint: string | undefined;
  heightPx: number;
  disabled: boolean;
};

function EditorBox({ field, label, hint, heightPx, disabled }: EditorBoxProps) {
  const { t } = useTranslation("kit");
  const locale = useLocale();
  const dark = useDarkPage();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<"plain" | "coming" | "there">("plain");
  useEffect(() => {
    const node = textarea.current;
    if (!node || dark === null) return;
    let ended = false;
    let end: () => void = () => undefined;
    setState("coming");
    import("#app/forms/editor/start-editor.ts")
      .then(async ({ startEditor }) => {
        if (ended) return;
        const words = editorWords(t);
        const editor = await startEditor({ textarea: node, label, locale, words, dark, heightPx, disabled });
        end = () => editor?.remove();
        if (ended) end();
        else setState("there");
      })
      .catch((error: unknown) => {
        // The textarea stays and can be written in.
        console.warn("The editor did not load.", error);
        setState("plain");
      });
    return () => {
      ended = true;
      end();
    };
  }, [label, locale, dark, heightPx, disabled, t]);
  return (
    <div
      data-refused={field.errors ? "" : undefined}
      data-editor={state}
      style={{ minHeight: heightPx }}
      className="[&_label]:cursor-pointer"
    >
      <Textarea
        ref={textarea}
        {...fieldProps(field, hint)}
        defaultValue={initialText(field)}
        disabled={disabled}
        style={{ height: heightPx }}
        // While the editor is on its way nobody need read markup.
        className={cn("field-sizing-fixed resize-none", state === "coming" && "text-transparent!")}
      />
    </div>
  );
}
