import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { length, required, type RuleSet } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { VoucherMails } from "#contract/sales/voucher-mails/voucher-mails.ts";

/** What the form asks of its fields. */
export const voucherRules: RuleSet = { to: [required], message: [length(2000)] };

type VouchersFormProps = Pick<VoucherMails, "readers"> & { lastResult: FormResult };

/** To whom the vouchers go, and what is written with them. */
export function VouchersForm({ readers, lastResult }: VouchersFormProps) {
  const { t } = useTranslation("voucherMails");
  const [form, fields] = useAppForm<{ to: string; message: string }>({
    id: "send-vouchers",
    lastResult,
    rules: voucherRules,
    defaultValue: { to: "agent" },
  });
  const labels = { to: t("to"), message: t("message") };
  return (
    <AppForm form={form} labels={labels}>
      <RadioField
        field={fields.to}
        label={labels.to}
        choices={readers.map(({ reader, name, email }) => ({
          value: reader,
          label: t(`readers.${reader}`, { name }),
          hint: email,
        }))}
        {...(readers.length < 2 && { hint: t("noClient") })}
      />
      <TextAreaField
        field={fields.message}
        label={labels.message}
        hint={t("messageHint")}
        optional
        rows={4}
      />
      <SubmitButton variant="primary">{t("send")}</SubmitButton>
    </AppForm>
  );
}
