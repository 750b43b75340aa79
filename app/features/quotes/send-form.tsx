import { Alert } from "#app/components/ui/alert.tsx";
import { languageName } from "#app/domain/language-name.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { EmailField } from "#app/forms/fields/contact-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote, QuoteVersion } from "#contract/sales/quotes/versions.ts";
import { quoteFormats, sendRules } from "./quote-forms.ts";

type Values = { intent: string; name: string; email: string; valid_until: string; message: string };
type SendFormProps = { quote: AgentQuote; newest: QuoteVersion; lastResult: FormResult };

/** Sends the newest version by mail, or makes its link for the agency to send itself. */
export function SendForm({ quote, newest, lastResult }: SendFormProps) {
  const { t } = useTranslation("quoteVersions");
  const locale = useLocale();
  const { client } = quote;
  const isOut = newest.sent_at !== null && quote.status !== "Expired";
  const intent = lastResult?.initialValue?.["intent"];
  const [form, fields] = useAppForm<Values>({
    id: "send",
    lastResult: intent === "mail" || intent === "link" ? lastResult : undefined,
    rules: sendRules,
    formats: quoteFormats,
    defaultValue: {
      name: client.name ?? "",
      email: client.email ?? "",
      valid_until: (isOut ? quote.valid_until : null) ?? quote.usual_valid_until,
    },
  });
  const labels = {
    name: t("send.name"),
    email: t("send.email"),
    valid_until: t("send.validUntil"),
    message: t("send.message"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="lock_version" value={quote.lock_version} />
      {newest.stale === "changed" ? (
        <Alert tone="warning">
          <p>
            {t("send.changed", {
              no: newest.no,
              total: formatMoneyWithCode(newest.total_cents, quote.currency, locale),
            })}
          </p>
        </Alert>
      ) : null}
      <p className="text-pretty text-muted-foreground">{t("send.text")}</p>
      <TextField field={fields.name} label={labels.name} optional />
      <EmailField field={fields.email} label={labels.email} optional />
      <DateField
        field={fields.valid_until}
        label={labels.valid_until}
        min={quote.earliest_valid_until}
        frameClassName="max-w-56"
      />
      <TextAreaField
        field={fields.message}
        label={labels.message}
        hint={t("send.messageHint", { language: languageName(client.locale, locale) })}
        optional
        rows={3}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="intent" value="mail">
          {t("send.mail")}
        </SubmitButton>
        <SubmitButton name="intent" value="link" variant="secondary">
          {t("send.link")}
        </SubmitButton>
      </div>
    </AppForm>
  );
}
