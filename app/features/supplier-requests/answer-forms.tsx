import { ChevronDown } from "lucide";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { actText, foldText } from "#app/components/supplier-request/answer-words.ts";
import { answerRules, type AnswersFor } from "#app/features/supplier-requests/answer-rules.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { SupplierRequest } from "#contract/sales/supplier-requests/request.ts";
import type { DeclineReason, SupplierAnswer } from "#contract/sales/supplier-requests/status.ts";

type AnswerFormsProps = { request: SupplierRequest; whose: AnswersFor; lastResult: FormResult };

const others = ["decline", "wait_list", "alternative"] as const;
const reasons = ["full", "closed", "rate_wrong", "other"] as const satisfies readonly DeclineReason[];

/** The answers that can be given: to confirm stands open, the others open on demand. */
export function AnswerForms(props: AnswerFormsProps) {
  const { t } = useTranslation("supplierRequests");
  const { request, lastResult } = props;
  const { answers, kind } = request;
  return (
    <Card className="print:hidden">
      <CardContent className="space-y-1 pt-5">
        {answers.includes("confirm") ? <AnswerForm {...props} answer="confirm" /> : null}
        {others
          .filter((answer) => answers.includes(answer))
          .map((answer) => (
            <details
              key={answer}
              className="group border-t border-border pt-1"
              open={resultFor(answer, lastResult) !== undefined}
            >
              <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-sm py-2.5 font-medium">
                {foldText(kind, answer, t)}
                <Icon of={ChevronDown} className="size-4 text-muted-foreground group-open:rotate-180" />
              </summary>
              <AnswerForm {...props} answer={answer} />
            </details>
          ))}
      </CardContent>
    </Card>
  );
}

type Fields = {
  intent: string;
  confirmation_no: string;
  remarks: string;
  decline_reason: string;
  alternative: string;
  via: string;
  by: string;
};

function AnswerForm({ request, whose, lastResult, answer }: AnswerFormsProps & { answer: SupplierAnswer }) {
  const { t } = useTranslation("supplierRequests");
  const { kind, needs_number: needsNumber, confirmation, lock_version: version } = request;
  const [form, fields] = useAppForm<Fields>({
    id: `answer-${answer}`,
    lastResult: resultFor(answer, lastResult),
    rules: answerRules(answer, whose, request),
    defaultValue: { confirmation_no: confirmation ?? "", via: "phone" },
  });
  const labels = {
    confirmation_no: t(whose === "self" ? "fields.confirmation_no" : "fields.supplier_no"),
    decline_reason: t("fields.decline_reason"),
    alternative: t("fields.alternative"),
    via: t("fields.via"),
    by: t("fields.by"),
    remarks: t("fields.remarks"),
  };
  return (
    <AppForm form={form} labels={labels} className="pb-3">
      <input type="hidden" name="intent" value={answer} />
      <input type="hidden" name="lock_version" value={version} />
      {answer === "decline" && kind === "amend" ? <Hint text={t("hints.declineChange")} /> : null}
      {answer === "wait_list" ? <Hint text={t("hints.wait_list")} /> : null}
      {answer === "confirm" && kind !== "cancel" ? (
        <TextField
          field={fields.confirmation_no}
          label={labels.confirmation_no}
          optional={!needsNumber}
          autoComplete="off"
          frameClassName="max-w-md"
        />
      ) : null}
      {answer === "decline" ? (
        <RadioField
          field={fields.decline_reason}
          label={labels.decline_reason}
          inline
          choices={reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        />
      ) : null}
      {answer === "alternative" ? (
        <TextAreaField
          field={fields.alternative}
          label={labels.alternative}
          hint={t("fields.alternativeHint")}
          rows={3}
        />
      ) : null}
      {whose === "supplier" ? (
        <>
          <RadioField
            field={fields.via}
            label={labels.via}
            inline
            choices={(["phone", "email"] as const).map((way) => ({ value: way, label: t(`via.${way}`) }))}
          />
          <TextField field={fields.by} label={labels.by} autoComplete="off" frameClassName="max-w-md" />
        </>
      ) : null}
      <TextAreaField field={fields.remarks} label={labels.remarks} optional rows={2} />
      <SubmitButton variant={answer === "confirm" ? "primary" : "secondary"}>
        {actText(kind, answer, t)}
      </SubmitButton>
    </AppForm>
  );
}

function Hint({ text }: { text: string }) {
  return <p className="text-pretty text-muted-foreground">{text}</p>;
}
