import { Pencil } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useLocation } from "react-router";
import { PriceNotes } from "#app/components/product-search/price-notes.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { withParams } from "#app/lib/query-string.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { ObstacleList } from "#app/routes/agent/quick-quote/obstacle-list.tsx";
import { PriceLines } from "#app/routes/agent/quick-quote/price-lines.tsx";
import { PriceRooms } from "#app/routes/agent/quick-quote/price-rooms.tsx";
import { PriceTotals } from "#app/routes/agent/quick-quote/price-totals.tsx";
import type { PackagePrice } from "#contract/catalogue/packages/price.ts";
import type { PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

type PriceResultProps = {
  price: PackagePrice;
  party: readonly PartyRoom[];
  /** What can be done with the price. */
  children: ReactNode;
};

/** The answer to the price form: what it costs, by room, person and service, or why it has no price. */
export function PriceResult({ price, party, children }: PriceResultProps) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  const { search } = useLocation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const adults = party.reduce((sum, room) => sum + room.adults, 0);
  const minors = party.reduce((sum, { ages }) => sum + ages.length, 0);
  const people = [
    adults > 0 ? t("result.adults", { count: adults }) : null,
    minors > 0 ? t("result.children", { count: minors }) : null,
  ].filter((text) => text !== null);
  return (
    <Card id="price">
      <CardHeader className="gap-y-2">
        <div className="min-w-0">
          <CardTitle ref={heading} tabIndex={-1} className="outline-none">
            {t("result.title")}
          </CardTitle>
          <p className="text-muted-foreground">
            {t("result.for", {
              dates: formatDayRange(price.travel_date, price.end_date, locale),
              class: t(`productSearch:classes.${price.class}`),
              party: people.join(", "),
            })}
          </p>
        </div>
        <Link
          to={{ search: withParams(search, { edit: "form" }) }}
          preventScrollReset
          className={buttonVariants({ className: "print:hidden" })}
        >
          <Icon of={Pencil} />
          {t("result.change")}
        </Link>
      </CardHeader>
      <CardContent className="space-y-5">
        <ObstacleList obstacles={price.obstacles} />
        {price.obstacles.length > 0 ? null : (
          <>
            <Priced price={price} />
            {children}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function Priced({ price }: { price: PackagePrice }) {
  const { t } = useTranslation("packages");
  const red = price.lines.filter(({ taken, refusal }) => taken && refusal !== null).length;
  return (
    <>
      {price.totals ? (
        <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_20rem]">
          <PriceRooms price={price} />
          <PriceTotals totals={price.totals} currency={price.currency} />
        </div>
      ) : (
        <Alert tone="danger" title={t("result.nothing")}>
          <p>{t("result.nothingText")}</p>
        </Alert>
      )}
      {price.totals && red > 0 ? (
        <Alert tone="danger" title={t("result.red", { count: red })}>
          <p>{t("result.redText")}</p>
        </Alert>
      ) : null}
      <PriceLines price={price} />
      <PriceNotes onRequest={extrasOnRequest(price)} />
    </>
  );
}

/** Names of the extras of the services taken whose price a consultant confirms. */
function extrasOnRequest({ lines }: PackagePrice): string[] {
  return lines
    .filter(({ taken, refusal }) => taken && refusal === null)
    .flatMap(({ extras }) => extras.filter((extra) => extra.on_request).map(({ name }) => name));
}
