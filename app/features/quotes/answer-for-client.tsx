import { AppForm } from "#app/forms/app-form.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";
import { acceptRules, declineRules } from "./quote-forms.ts";

type Offer = NonNullable<AgentQuote["offer"]>;
type AnswerProps = { quote: AgentQuote; offer: Offer; lastResult: FormResult };

/** Writes down what the client answered by other ways: yes with a name, or no; how is asked either way. */
export function AnswerForClient(props: AnswerProps) {
  return (
    <>
      <AcceptForm {...props} />
      <DeclineForm {...props} />
    </>
  );
}

/** Named by their form: the page has other fields of a name and of a reason. */
type Yes = { intent: string; accept_name: string; accept_how: string; options: string[] };

function AcceptForm({ quote, offer, lastResult }: AnswerProps) {
  const { t } = useTranslation("quoteVersions");
  const locale = useLocale();
  const [form, fields] = useAppForm<Yes>({
    id: "accept",
    lastResult: resultFor("accept", lastResult),
    rules: acceptRules,
    defaultValue: { accept_name: quote.client.name ?? "" },
  });
  const labels = { accept_name: t("behalf.name"), accept_how: t("behalf.how"), options: t("behalf.options") };
  const money = (cents: number) => formatMoneyWithCode(cents, quote.currency, locale);
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="lock_version" value={quote.lock_version} />
      <p className="text-pretty text-muted-foreground">
        {t("behalf.text", { no: offer.no, total: money(offer.total_cents) })}
      </p>
      <TextField field={fields.accept_name} label={labels.accept_name} />
      <TextField field={fields.accept_how} label={labels.accept_how} hint={t("behalf.howHint")} />
      {offer.options.length > 0 ? (
        <MultiSelectField
          field={fields.options}
          label={labels.options}
          choices={offer.options.map(({ uid, name, cents }) => ({
            value: uid,
            label: name,
            hint: money(cents),
          }))}
        />
      ) : null}
      <SubmitButton variant="secondary">{t("behalf.accept")}</SubmitButton>
    </AppForm>
  );
}

function DeclineForm({ quote, lastResult }: AnswerProps) {
  const { t } = useTranslation("quoteVersions");
  const [form, fields] = useAppForm<{ intent: string; decline_how: string }>({
    id: "decline",
    lastResult: resultFor("decline", lastResult),
    rules: declineRules,
  });
  return (
    <AppForm form={form} labels={{ decline_how: t("behalf.why") }} className="border-t border-border pt-4">
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="lock_version" value={quote.lock_version} />
      <TextField field={fields.decline_how} label={t("behalf.why")} hint={t("behalf.whyHint")} />
      <SubmitButton variant="secondary">{t("behalf.decline")}</SubmitButton>
    </AppForm>
  );
}
