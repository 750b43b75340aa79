import { Link } from "react-router";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { brandOf } from "#app/domain/brands.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";
import { answerRules } from "./quote-forms.ts";

type ClientThreadProps = {
  /** Where all of it stands. */
  messagesPath: string;
  quote: AgentQuote;
  timeZone: string;
  mayWrite: boolean;
  lastResult: FormResult;
};

/** What client and agency wrote to each other, and the answer. */
export function ClientThread({ messagesPath, quote, timeZone, mayWrite, lastResult }: ClientThreadProps) {
  const { t } = useTranslation(["quoteVersions", "trip"]);
  const { t: tMessages } = useTranslation("messages");
  const locale = useLocale();
  const { messages } = quote;
  const [form, fields] = useAppForm<{ intent: string; body: string }>({
    id: "answer",
    lastResult: resultFor("answer", lastResult),
    rules: answerRules,
  });
  return (
    <>
      {messages.length === 0 ? <p className="text-muted-foreground">{t("thread.empty")}</p> : null}
      {quote.has_earlier_messages ? (
        <Link to={messagesPath} className="text-primary-text hover:underline">
          {tMessages("panel")}
        </Link>
      ) : null}
      <ol className="space-y-2">
        {messages.map((one) => (
          <li
            key={one.uid}
            className={cn(
              "rounded-md p-3",
              one.author === "client" ? "me-8 bg-muted" : "ms-8 bg-primary-soft",
            )}
          >
            <p className="text-xs text-muted-foreground">
              {one.author_name} ·{" "}
              {t(`trip:clock.${brandOf(quote.currency)}`, {
                moment: formatInstant(one.at, timeZone, locale),
              })}
            </p>
            <p className="whitespace-pre-line">{one.body}</p>
          </li>
        ))}
      </ol>
      {mayWrite ? (
        <AppForm form={form} labels={{ body: t("thread.body") }}>
          <input type="hidden" name="intent" value="answer" />
          <TextAreaField field={fields.body} label={t("thread.body")} hint={t("thread.hint")} rows={3} />
          <SubmitButton variant="secondary">{t("thread.button")}</SubmitButton>
        </AppForm>
      ) : null}
    </>
  );
}
