import { Pencil } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PriceNotes } from "#app/components/product-search/price-notes.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { fieldAnchor } from "#app/forms/field-anchor.ts";
import { cn } from "#app/lib/cn.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { ObstacleList } from "#app/routes/agent/quick-quote/obstacle-list.tsx";
import { PriceLines } from "#app/routes/agent/quick-quote/price-lines.tsx";
import { PriceRooms } from "#app/routes/agent/quick-quote/price-rooms.tsx";
import { PriceTotals } from "#app/routes/agent/quick-quote/price-totals.tsx";
import type { PackagePrice } from "#contract/catalogue/packages/price.ts";
import type { PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

type PricePanelProps = {
  /** Null until there is a price. */
  found: { price: PackagePrice; party: readonly PartyRoom[] } | null;
  /** What asks for a price; it stays where it is when there is one. */
  form: ReactNode;
  /** What can be done with the price. */
  children: ReactNode;
};

/** The price form and, beside it, its answer: the total with what can be done, then every room and service. */
export function PricePanel({ found, form, children }: PricePanelProps) {
  const { t } = useTranslation("packages");
  return (
    <Card id="price" className="scroll-mt-16">
      {found ? (
        <ResultHead {...found} />
      ) : (
        <CardHeader>
          <CardTitle>{t("form.title")}</CardTitle>
        </CardHeader>
      )}
      <CardContent className="space-y-6">
        {/* The form keeps its place among its siblings, so that it stands still when the price comes. */}
        <div
          className={cn("grid items-start gap-x-10 gap-y-6", found && "lg:grid-cols-[minmax(0,1fr)_21rem]")}
        >
          {found ? (
            <div className="space-y-5 lg:order-2">
              <ObstacleList obstacles={found.price.obstacles} />
              {found.price.obstacles.length > 0 ? null : <Total price={found.price}>{children}</Total>}
            </div>
          ) : null}
          {form}
        </div>
        {found && found.price.obstacles.length === 0 ? <Details price={found.price} /> : null}
      </CardContent>
    </Card>
  );
}

function ResultHead({ price, party }: NonNullable<PricePanelProps["found"]>) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const adults = party.reduce((sum, room) => sum + room.adults, 0);
  const minors = party.reduce((sum, { ages }) => sum + ages.length, 0);
  const people = [
    adults > 0 ? t("result.adults", { count: adults }) : null,
    minors > 0 ? t("result.children", { count: minors }) : null,
  ].filter((text) => text !== null);
  return (
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
      <a
        href={`#${fieldAnchor("travel_date")}`}
        className={buttonVariants({ variant: "ghost", className: "print:hidden" })}
      >
        <Icon of={Pencil} />
        {t("result.change")}
      </a>
    </CardHeader>
  );
}

function Total({ price, children }: { price: PackagePrice; children: ReactNode }) {
  const { t } = useTranslation("packages");
  if (price.totals) {
    return (
      <>
        <PriceTotals totals={price.totals} currency={price.currency} />
        {children}
      </>
    );
  }
  return (
    <>
      <Alert tone="danger" title={t("result.nothing")}>
        <p>{t("result.nothingText")}</p>
      </Alert>
      {children}
    </>
  );
}

function Details({ price }: { price: PackagePrice }) {
  const { t } = useTranslation("packages");
  const red = price.lines.filter(({ taken, refusal }) => taken && refusal !== null).length;
  return (
    <>
      {price.totals && red > 0 ? (
        <Alert tone="danger" title={t("result.red", { count: red })}>
          <p>{t("result.redText")}</p>
        </Alert>
      ) : null}
      {price.totals ? <PriceRooms price={price} /> : null}
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
