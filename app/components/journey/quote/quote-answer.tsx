import { formatMoneyWithCode, formatPercent } from "#app/domain/money.ts";
import { formatDate } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { JourneyField } from "#app/components/journey/journey-field.tsx";
import type { FormKey, QuoteAttempt } from "./quote-attempt.ts";
import { QuoteOptions } from "./quote-options.tsx";
import { QuoteRooms } from "./quote-rooms.tsx";
import { RefusedNote } from "#app/components/journey/refused-note.tsx";
import { TripIcon } from "#app/components/journey/trip-icons.tsx";

type QuoteAnswerProps = { quote: ClientQuote; path: string; formKey: FormKey; attempt?: QuoteAttempt };

/**
 * What it costs and the answer. Choosing and accepting are one form, so that what is accepted is always what is
 * ticked; where that is not the total that was read, the answer comes back with the new one.
 */
export function QuoteAnswer({ quote, path, formKey, attempt }: QuoteAnswerProps) {
  const { t } = useTranslation("clientQuote");
  const { locale, currency, standing, total_cents } = quote;
  const isOpen = standing === "open";
  const money = (cents: number) => formatMoneyWithCode(cents, currency, locale);
  const accepting = attempt?.intent === "accept" || attempt?.intent === "retotal" ? attempt : undefined;
  const anyTaken = quote.days.some(({ services }) => services.some(({ taken }) => taken));
  return (
    <section id="price" aria-labelledby="price-title" className="panel scroll-mt-4">
      <h2 id="price-title" className="text-lg">
        {t("price.title")}
      </h2>
      <QuoteRooms quote={quote} />
      <form method="post" action={`${path}#state`} noValidate>
        <input type="hidden" name={formKey.name} value={`accept-${formKey.value}`} />
        <input type="hidden" name="total_cents" value={total_cents} />
        {/* Enter in a field accepts nothing by itself: the first button counts the total. */}
        <QuoteOptions {...{ quote, path }} open={isOpen} />
        <div className="mt-4 border-t border-border pt-4">
          <p className="text-sm text-muted-foreground">{t(anyTaken ? "totalWith" : "total")}</p>
          <p className="quote-price">{money(total_cents)}</p>
          <p className="mt-1 text-sm text-muted-foreground">
            {t("gst", { currency, percent: formatPercent(quote.tax_bps, locale) })}
          </p>
        </div>
        {isOpen && (
          // What was refused is where the answer leads: without a script the page would begin at its top.
          <div
            id={accepting?.intent === "accept" && !accepting.message ? "state" : undefined}
            className="mt-6 grid scroll-mt-6 gap-5 print:hidden"
          >
            <h3 className="text-base">{t("accept.title")}</h3>
            <RefusedNote text={accepting?.errors["options"]} />
            <JourneyField
              name="name"
              capitals="words"
              autoComplete="name"
              label={t("accept.name")}
              value={accepting?.name}
              error={accepting?.errors["name"]}
              maxLength={120}
            />
            <div>
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  name="agreed"
                  value="yes"
                  required
                  defaultChecked={accepting?.agreed}
                  aria-invalid={accepting?.errors["agreed"] ? "true" : undefined}
                  className="tick"
                />
                <span>{t("accept.agree")}</span>
              </label>
              <RefusedNote text={accepting?.errors["agreed"]} />
            </div>
            <button name="intent" value="accept" className="primary-button">
              {t("accept.button", { total: money(total_cents) })}
            </button>
            <p className="text-sm text-muted-foreground">
              {t("accept.after", { agency: quote.agency.name })}
              {quote.valid_until &&
                ` ${t("validUntil", { date: formatDate(quote.valid_until, locale, "long") })}`}
            </p>
          </div>
        )}
      </form>
      {isOpen && <Decline {...{ path, formKey, attempt }} />}
    </section>
  );
}

function Decline({ path, formKey, attempt }: Omit<QuoteAnswerProps, "quote">) {
  const { t } = useTranslation("clientQuote");
  const reason = attempt?.reason;
  const refused = attempt?.errors["reason"];
  const isNearest = refused && !attempt?.message;
  return (
    <details
      id={isNearest ? "state" : undefined}
      className="fold mt-4 scroll-mt-6 border-t border-border print:hidden"
      open={Boolean(reason)}
    >
      <summary>
        {t("decline.summary")}
        <TripIcon name="fold" small />
      </summary>
      <form method="post" action={`${path}#state`} data-form noValidate className="grid gap-4 pb-2">
        <input type="hidden" name={formKey.name} value={`decline-${formKey.value}`} />
        <label className="grid gap-2">
          <span className="font-medium">{t("decline.reason")}</span>
          <textarea
            name="reason"
            rows={3}
            defaultValue={reason}
            aria-invalid={refused ? "true" : undefined}
            className="writing"
          />
        </label>
        <RefusedNote text={refused} />
        <button name="intent" value="decline" className="plain-button">
          {t("decline.button")}
        </button>
      </form>
    </details>
  );
}
