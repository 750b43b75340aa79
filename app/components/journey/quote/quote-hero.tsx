import { CalendarDays, Users } from "lucide";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { formatDate, formatDateSpan } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { AgencyLogo } from "./agency-logo.tsx";
import { partyText } from "./traveller-text.ts";

/** The picture, the name of the journey, who travels when, what it costs and until when. */
export function QuoteHero({ quote }: { quote: ClientQuote }) {
  const { t } = useTranslation("clientQuote");
  const { name, agency, brand, locale, travellers, days, standing, valid_until } = quote;
  const place = days.find(({ overnight }) => overnight !== null)?.place ?? days[0]?.place;
  const anyTaken = days.some(({ services }) => services.some(({ taken }) => taken));
  return (
    <div className="mx-auto max-w-6xl sm:px-6">
      {place && (
        <PlacePicture
          place={place}
          brand={brand.code}
          first
          className="aspect-4/3 w-full sm:aspect-21/9 sm:rounded-md print:aspect-4/1!"
        />
      )}
      <div className="floating relative mx-auto -mt-8 max-w-[calc(100%-1.5rem)] rounded-md bg-card p-5 sm:mx-8 sm:-mt-20 sm:max-w-2xl sm:p-8 print:mx-0 print:mt-4 print:p-0">
        {agency.logo && <AgencyLogo uid={agency.logo} className="mb-4" />}
        <p className="font-medium text-primary-text">{t("eyebrow")}</p>
        <h1 className="mt-1 text-xl sm:text-2xl">{name}</h1>
        <p className="mt-1 text-muted-foreground">
          {t("by", { agency: agency.name })} {t("withBrand", { brand: brand.name })}
        </p>
        <dl className="mt-4 grid gap-2">
          <div className="flex items-start gap-3">
            <dt>
              <Icon of={CalendarDays} className="mt-0.5 size-5 text-primary-text" />
              <span className="sr-only">{t("dates")}</span>
            </dt>
            <dd>{formatDateSpan(quote, locale, "long")}</dd>
          </div>
          <div className="flex items-start gap-3">
            <dt>
              <Icon of={Users} className="mt-0.5 size-5 text-primary-text" />
              <span className="sr-only">{t("travellers")}</span>
            </dt>
            <dd>{partyText(travellers, t)}</dd>
          </div>
        </dl>
        <div className="mt-5 border-t border-border pt-4">
          <p className="text-sm text-muted-foreground">{t(anyTaken ? "totalWith" : "total")}</p>
          <p className="quote-price">{formatMoneyWithCode(quote.total_cents, quote.currency, locale)}</p>
          {standing === "open" && valid_until && (
            <p className="mt-1 text-sm">
              {t("validUntil", { date: formatDate(valid_until, locale, "long") })}
            </p>
          )}
          <a href="#price" className="primary-button mt-4 print:hidden">
            {t(standing === "open" ? "toAnswer" : "toPrice")}
          </a>
        </div>
      </div>
    </div>
  );
}
