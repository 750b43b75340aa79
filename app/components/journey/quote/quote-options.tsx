import { formatMoneyWithCode } from "#app/domain/money.ts";
import { formatDate } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";

/** Optional services to tick, with what each adds; the total is counted by the server. */
export function QuoteOptions({ quote, path, open }: { quote: ClientQuote; path: string; open: boolean }) {
  const { t } = useTranslation("clientQuote");
  const { locale, currency } = quote;
  const options = quote.days.flatMap(({ day_no, services }) =>
    services.filter(({ kind }) => kind === "optional").map((service) => ({ day_no, service })),
  );
  const shown = open ? options : options.filter(({ service }) => service.taken);
  if (shown.length === 0) return null;
  return (
    <fieldset className="mt-6 min-w-0" disabled={!open}>
      <legend className="font-semibold">{t("options.title")}</legend>
      {open && <p className="mt-1 mb-3 text-sm text-muted-foreground">{t("options.intro")}</p>}
      {shown.map(({ day_no, service }) => (
        <label key={service.uid} className="quote-option">
          <input
            type="checkbox"
            name="option"
            value={service.uid}
            defaultChecked={service.taken}
            className="tick"
          />
          {/* A long word keeps its line, and the price goes below it. */}
          <span className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-3">
            <span className="min-w-0 grow basis-[min-content] wrap-break-word">
              <span className="block font-medium">{service.name}</span>
              <span className="block text-sm text-muted-foreground">
                {t("options.onDay", { day: day_no, date: formatDate(service.date_from, locale, "short") })}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              + {formatMoneyWithCode(service.cents ?? 0, currency, locale)}
            </span>
          </span>
        </label>
      ))}
      {open && (
        <button
          name="intent"
          value="retotal"
          formAction={`${path}#price`}
          className="plain-button mt-2 print:hidden"
        >
          {t("options.update")}
        </button>
      )}
    </fieldset>
  );
}
