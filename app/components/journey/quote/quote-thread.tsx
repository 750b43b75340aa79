import { formatInstant } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { JourneyField } from "#app/components/journey/journey-field.tsx";
import type { FormKey, QuoteAttempt } from "./quote-attempt.ts";
import { RefusedNote } from "#app/components/journey/refused-note.tsx";

type QuoteThreadProps = { quote: ClientQuote; path: string; formKey: FormKey; attempt?: QuoteAttempt };

/** What client and agency wrote to each other, and a form to write on. */
export function QuoteThread({ quote, path, formKey, attempt }: QuoteThreadProps) {
  const { t } = useTranslation(["clientQuote", "trip"]);
  const { messages, locale, timezone, agency, brand } = quote;
  const writing = attempt?.intent === "message" ? attempt : undefined;
  const { earlier_messages: earlier } = quote;
  const bodyError = writing?.errors["body"];
  return (
    <section id="thread" className="panel" aria-labelledby="thread-title">
      <h2 id="thread-title" className="text-lg">
        {t("change.title")}
      </h2>
      <p className="mt-1 text-muted-foreground">{t("change.intro", { agency: agency.name })}</p>
      {earlier === null ? null : (
        <p className="mt-4 print:hidden">
          <a href={threadPath(path, quote, earlier)} className="contact-link">
            {t("change.earlier")}
          </a>
        </p>
      )}
      <ol className="mt-4 grid gap-3">
        {messages.map((one) => (
          <li
            key={one.uid}
            className={
              one.author === "client" ? "ms-6 rounded-md bg-primary-soft p-4" : "me-6 rounded-md bg-muted p-4"
            }
          >
            <p className="text-sm font-medium">
              {one.author_name}
              <span className="font-normal text-muted-foreground">
                {" "}
                ·{" "}
                <time dateTime={one.at}>
                  {t(`trip:clock.${brand.code}`, { moment: formatInstant(one.at, locale, timezone) })}
                </time>
              </span>
            </p>
            <p className="mt-1 whitespace-pre-line">{one.body}</p>
          </li>
        ))}
      </ol>
      <form
        method="post"
        action={`${path}#thread`}
        noValidate
        data-form
        className="mt-5 grid gap-5 print:hidden"
      >
        <input type="hidden" name={formKey.name} value={`message-${formKey.value}`} />
        <JourneyField
          id="message-name"
          name="name"
          capitals="words"
          autoComplete="name"
          label={t("change.name")}
          value={writing?.name}
          error={writing?.errors["name"]}
          maxLength={120}
        />
        <div>
          <label htmlFor="message-body" className="font-medium">
            {t("change.body")}
          </label>
          <textarea
            id="message-body"
            name="body"
            rows={4}
            required
            defaultValue={writing?.body}
            aria-invalid={bodyError ? "true" : undefined}
            className="writing mt-2"
          />
          <RefusedNote text={bodyError} />
        </div>
        <button name="intent" value="message" className="plain-button">
          {t("change.button")}
        </button>
      </form>
    </section>
  );
}

/** The piece of the thread before that message; what is ticked stays ticked. */
function threadPath(path: string, { days }: ClientQuote, before: string): string {
  const taken = days.flatMap(({ services }) =>
    services.flatMap(({ uid, kind, taken: isTaken }) => (kind === "optional" && isTaken ? [uid] : [])),
  );
  const search = new URLSearchParams([...taken.map((uid) => ["option", uid]), ["before", before]]);
  return `${path}?${search.toString()}#thread`;
}
