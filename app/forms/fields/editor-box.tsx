import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { editorWords } from "#app/forms/editor/editor-words.ts";
import { useDarkPage } from "#app/forms/editor/use-dark-page.ts";
import { initialText, type AppField } from "#app/forms/fields/field.ts";
import { fieldProps } from "#app/forms/fields/field-frame.tsx";
import { cn } from "#app/lib/cn.ts";

type EditorBoxProps = {
  field: AppField;
  label: string;
  hint: string | undefined;
  heightPx: number;
  disabled: boolean;
  /** False as long as nobody looks: then it stays a textarea, and the editor is not loaded. */
  wanted?: boolean;
};

/** A textarea in whose place the editor comes once the page is alive. Without JavaScript it stays one. */
export function EditorBox({ field, label, hint, heightPx, disabled, wanted = true }: EditorBoxProps) {
  const { t } = useTranslation("formFields");
  const locale = useLocale();
  const dark = useDarkPage();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<"plain" | "coming" | "there">("plain");
  const [look, setLook] = useState<"dark" | "light">();
  useEffect(() => {
    const node = textarea.current;
    if (!node || dark === null || !wanted) return;
    let ended = false;
    let end: () => void = () => undefined;
    setState("coming");
    import("#app/forms/editor/start-editor.ts")
      .then(async ({ startEditor }) => {
        if (ended) return;
        const words = editorWords(t);
        const editor = await startEditor({ textarea: node, label, locale, words, dark, heightPx, disabled });
        end = () => editor?.remove();
        if (ended) return end();
        setState("there");
        return setLook(dark ? "dark" : "light");
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
  }, [label, locale, dark, heightPx, disabled, wanted, t]);
  return (
    <div
      data-refused={field.errors ? "" : undefined}
      data-editor={state}
      data-look={look}
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
