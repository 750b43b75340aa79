import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { rowsOf, type AppField, type ListField } from "#app/forms/fields/field.ts";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { bulkRules } from "#app/routes/supplier/requests/bulk-rules.ts";
import { ChosenItem } from "#app/routes/supplier/requests/chosen-item.tsx";
import type { BulkAnswer, ChosenRequest } from "#contract/sales/supplier-requests/bulk-calls.ts";
import type { DeclineReason } from "#contract/sales/supplier-requests/status.ts";

type ChosenFormProps = {
  answer: BulkAnswer;
  /** Those that can be answered so. */
  requests: readonly ChosenRequest[];
  lastResult: FormResult;
};

type Line = { uid: string; version: number; number: string };
type Fields = { number: string; remarks: string; decline_reason: string; lines: Line[] };
type LineField = AppField & { getFieldset: () => Record<keyof Line, AppField> };

const reasons = ["full", "closed", "rate_wrong", "other"] as const satisfies readonly DeclineReason[];

/** One answer for several requests: what is asked for once stands first, then each with what it needs by itself. */
export function ChosenForm({ answer, requests, lastResult }: ChosenFormProps) {
  const { t } = useTranslation(["ownRequests", "supplierRequests"]);
  const [form, fields] = useAppForm<Fields>({
    id: "answer-chosen",
    lastResult,
    rules: bulkRules(answer),
    defaultValue: {
      lines: requests.map(({ uid, lock_version: version }) => ({ uid, version, number: "" })),
    },
  });
  const isConfirmed = answer === "confirm";
  const numbered = isConfirmed && requests.some(({ kind }) => kind !== "cancel");
  const labels = {
    number: t("bulk.number"),
    decline_reason: t("supplierRequests:fields.decline_reason"),
    ...Object.fromEntries(
      requests.map(({ party_name: party, name }, index) => [
        `lines[${String(index)}].number`,
        t("bulk.ownNumber", { request: `${party}, ${name}` }),
      ]),
    ),
    remarks: t("supplierRequests:fields.remarks"),
  };
  const rows = rowsOf(fields.lines as unknown as ListField<LineField>);
  return (
    <AppForm form={form} labels={labels}>
      {numbered ? (
        <TextField
          field={fields.number}
          label={labels.number}
          hint={t("bulk.numberHint")}
          optional
          autoComplete="off"
          frameClassName="max-w-md"
        />
      ) : null}
      {isConfirmed ? null : (
        <RadioField
          field={fields.decline_reason}
          label={labels.decline_reason}
          inline
          choices={reasons.map((reason) => ({
            value: reason,
            label: t(`supplierRequests:reasons.${reason}`),
          }))}
        />
      )}
      <ul className="divide-y divide-border border-y border-border">
        {rows.map((row, index) => {
          const request = requests[index];
          return request ? (
            <ChosenItem
              key={row.key ?? index}
              {...{ request, index, answer }}
              field={row.getFieldset().number}
            />
          ) : null;
        })}
      </ul>
      <TextAreaField field={fields.remarks} label={labels.remarks} optional rows={2} />
      <SubmitButton>
        {t(isConfirmed ? "bulk.confirmAll" : "bulk.declineAll", { count: requests.length })}
      </SubmitButton>
    </AppForm>
  );
}
