import { Download } from "lucide";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoneyWithCode, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DuePayment } from "#contract/money/account.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { ContactLinks } from "#app/components/journey/contact-links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AgencyLogo } from "./agency-logo.tsx";

/** What the price holds and what it does not. */
export function QuoteIncluded({ quote: { inclusions, exclusions } }: { quote: ClientQuote }) {
  const { t } = useTranslation("clientQuote");
  if (inclusions.length + exclusions.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="included-title">
      <h2 id="included-title" className="text-lg">
        {t("included.title")}
      </h2>
      <ul className="quote-list mt-2">
        {inclusions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {exclusions.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{t("included.excluded")}</h3>
          <ul className="quote-list mt-2">
            {exclusions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The quote on paper. */
export function QuotePaper({ href }: { href: string }) {
  const { t } = useTranslation("clientQuote");
  return (
    <a href={href} className="plain-button bg-card print:hidden">
      <Icon of={Download} className="size-5 text-primary-text" />
      {t("pdf")}
    </a>
  );
}

/** What holds for every quote, and the terms of this one. */
export function QuoteNotes({ quote }: { quote: ClientQuote }) {
  const { t } = useTranslation("clientQuote");
  const { terms, payments, currency, locale } = quote;
  return (
    <section className="panel" aria-labelledby="notes-title">
      <h2 id="notes-title" className="text-lg">
        {t("notes.title")}
      </h2>
      <ul className="quote-list mt-2">
        <li>{t("notes.estimated")}</li>
        <li>{t("notes.breakfast")}</li>
        <li>{t("notes.availability")}</li>
      </ul>
      <h3 className="mt-4 text-base">{t("terms.title")}</h3>
      <ul className="quote-list mt-2">
        {payments.map(({ kind, due_on: dueOn, cents }) => (
          <li key={kind}>
            {t(`terms.${termOf(kind, dueOn, terms)}`, {
              amount: formatMoneyWithCode(cents, currency, locale),
              percent: terms.deposit_bps !== null && formatPercent(terms.deposit_bps, locale),
              date: dueOn && formatDayLong(dueOn, locale),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function termOf(kind: DuePayment["kind"], dueOn: DuePayment["due_on"], terms: ClientQuote["terms"]) {
  if (dueOn !== null) return "balance";
  if (kind !== "deposit") return "full";
  return terms.deposit_bps === null ? "tourDeposit" : "deposit";
}

/** Whom the client asks: the agency, never the operator. */
export function QuoteContact({ quote: { agency, agent_name: agent } }: { quote: ClientQuote }) {
  const { t } = useTranslation("clientQuote");
  return (
    <section className="panel" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-lg">
        {t("contact.title")}
      </h2>
      {agency.logo && <AgencyLogo uid={agency.logo} lazy className="mt-3" />}
      <p className="mt-1 mb-3 text-muted-foreground">
        {agency.name}
        {agent && ` · ${agent}`}
      </p>
      <ContactLinks of={agency} call={t("notes.call", { phone: agency.phone })} write={agency.email} />
    </section>
  );
}
