import { ChevronDown } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { namedItems } from "#app/components/supplier-request/reconfirm-words.ts";
import { reconfirmRules, type ReconfirmFor } from "#app/features/reconfirm/reconfirm-rules.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReconfirmItem } from "#contract/sales/reconfirmation/reconfirmation.ts";

type ReconfirmFormProps = { item: ReconfirmItem; whose: ReconfirmFor; lastResult: FormResult };
type Fields = { intent: string; items: string; answer: string; words: string; via: string; by: string };

/** The answer about one service, which opens on demand. Nothing where there is none to give. */
export function ReconfirmForm({ item, whose, lastResult }: ReconfirmFormProps) {
  const { t } = useTranslation(["reconfirmation", "supplierRequests"]);
  const intent = `reconfirm-${item.uid}`;
  const result = resultFor(intent, lastResult);
  const answers = item.answers.filter((answer) => answer !== item.given?.answer);
  const [form, fields] = useAppForm<Fields>({
    id: intent,
    lastResult: result,
    rules: reconfirmRules(whose),
    defaultValue: { answer: answers[0] ?? "", via: "phone" },
  });
  if (answers.length === 0) return null;
  const labels = {
    answer: t("supplierRequests:fields.answer"),
    words: t("fields.words"),
    via: t("supplierRequests:fields.via"),
    by: t("supplierRequests:fields.by"),
  };
  return (
    <details className="group border-t border-border pt-1 print:hidden" open={result !== undefined}>
      <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-sm py-2.5 font-medium">
        {item.given ? t("folds.change") : t(whose === "self" ? "folds.answer" : "office.answer")}
        <Icon of={ChevronDown} className="size-4 text-muted-foreground group-open:rotate-180" />
      </summary>
      <AppForm form={form} labels={labels} className="pb-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="items" value={namedItems([item])} />
        <RadioField
          field={fields.answer}
          label={labels.answer}
          choices={answers.map((answer) => ({ value: answer, label: t(`choices.${answer}`) }))}
        />
        <TextAreaField
          field={fields.words}
          label={labels.words}
          hint={t("fields.wordsHint")}
          optional
          rows={3}
        />
        {whose === "supplier" ? (
          <>
            <RadioField
              field={fields.via}
              label={labels.via}
              inline
              choices={(["phone", "email"] as const).map((way) => ({
                value: way,
                label: t(`supplierRequests:via.${way}`),
              }))}
            />
            <TextField field={fields.by} label={labels.by} autoComplete="off" frameClassName="max-w-md" />
          </>
        ) : null}
        <SubmitButton>{t("acts.send")}</SubmitButton>
      </AppForm>
    </details>
  );
}
