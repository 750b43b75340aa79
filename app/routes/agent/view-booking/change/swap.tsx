import { RefreshCw, Search } from "lucide-react";
import { href, Link, useLocation } from "react-router";
import type { Route } from "./+types/swap.ts";
import { Replacements } from "#app/components/product-search/replacements.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { swapIn, writeChangeForm, type TypedChange } from "#app/domain/change-form.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { changePage } from "#app/routes/agent/view-booking/change/change-page.ts";
import { ChoosingFrame } from "#app/routes/agent/view-booking/change/choosing-frame.tsx";
import { readChange } from "#app/routes/agent/view-booking/change/read-change.server.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import type { ChangePreview } from "#contract/bookings/change.ts";
import { can as holds } from "#contract/permission-expression.ts";
import type { Replacement } from "#contract/quotes/changes.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request-change")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What could come in the place of the service that the address names, for the trip as it is to be. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { changes, booking, typed, wish } = await readChange(url, params.reference, context);
  const line = url.searchParams.get("line");
  const service = booking.services.find(({ uid, swappable }) => swappable && uid === line) ?? null;
  const { travel_date, rooms, leaving } = wish;
  const trip = { ...(travel_date && { travel_date }), ...(rooms && { rooms }), ...(leaving && { leaving }) };
  const replacements = service ? await changes.replacements(params.reference, service.uid, trip) : [];
  const mayAdd = holds(signedIn(context), "quotes.create");
  return {
    title: getI18n(context).t("changes:choosing.swap"),
    booking,
    typed,
    service,
    replacements,
    mayAdd,
  };
}

type Service = ChangePreview["services"][number];

export default function SwapService({ loaderData }: Route.ComponentProps) {
  const { title, booking, typed, service, replacements, mayAdd } = loaderData;
  return (
    <ChoosingFrame title={title} booking={booking} typed={typed}>
      {service ? (
        <Offers {...{ booking, typed, service, replacements, mayAdd }} />
      ) : (
        <Swappable booking={booking} typed={typed} />
      )}
    </ChoosingFrame>
  );
}

type OffersProps = {
  booking: ChangePreview;
  typed: TypedChange;
  service: Service;
  replacements: Replacement[];
  mayAdd: boolean;
};

function Offers({ booking, typed, service, replacements, mayAdd }: OffersProps) {
  const { t } = useTranslation(["quotes", "changes"]);
  const locale = useLocale();
  const { reference, currency } = booking;
  const title = t("quotes:swap.title", { name: service.name });
  const days = formatDays(service.date_from, service.date_to, locale);
  const price = formatMoney(service.cents, currency, locale);
  const without = new URLSearchParams(
    writeChangeForm({ ...typed, remove: [...new Set([...typed.remove, service.uid])] }),
  );
  return (
    <Card aria-label={title}>
      <CardHeader className="border-b border-border pb-3">
        <CardTitle>{title}</CardTitle>
        <p className="basis-full text-muted-foreground">
          {[days, service.supplier_name, price].filter(Boolean).join(" · ")}
        </p>
      </CardHeader>
      {replacements.length > 0 ? (
        <div className="px-2">
          <Replacements
            replacements={replacements}
            renderAction={({ option }, label) => (
              <Link
                to={changePage(reference, swapIn(typed, { line: service.uid, option }))}
                aria-label={label}
                className={buttonVariants({ size: "sm" })}
              >
                {t("quotes:swap.choose")}
              </Link>
            )}
          />
        </div>
      ) : (
        <CardContent className="space-y-3 pt-4">
          <p className="text-muted-foreground">{t("quotes:swap.none")}</p>
          {mayAdd ? (
            <Link
              to={{
                pathname: href("/app/view-booking/:reference/change/add", { reference }),
                search: `?${without}`,
              }}
              className={buttonVariants({ size: "sm" })}
            >
              <Search aria-hidden="true" />
              {t("quotes:swap.search")}
            </Link>
          ) : null}
        </CardContent>
      )}
    </Card>
  );
}

/** Where the address names no service that can be swapped, those that can. */
function Swappable({ booking, typed }: { booking: ChangePreview; typed: TypedChange }) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <Card aria-label={t("choosing.which")}>
      <CardHeader className="border-b border-border pb-3">
        <CardTitle>{t("choosing.which")}</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-border">
        {booking.services
          .filter(({ swappable }) => swappable)
          .map(({ uid, name, date_from: from, date_to: to }) => (
            <li key={uid} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5">
              <p className="min-w-48 flex-1">
                {name} <span className="text-muted-foreground">({formatDays(from, to, locale)})</span>
              </p>
              <Link
                to={{ pathname, search: `?${writeChangeForm(typed)}&line=${uid}` }}
                aria-label={`${t("form.swap")}: ${name}`}
                className={buttonVariants({ size: "sm" })}
              >
                <RefreshCw aria-hidden="true" />
                {t("form.swap")}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
