import { Plus } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/add.ts";
import { ProductResults } from "#app/components/product-search/product-results.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { addIn, writeChangeForm, type TypedChange } from "#app/domain/change-form.ts";
import { formatDay } from "#app/domain/dates.ts";
import { preferredStart } from "#app/domain/start-times.ts";
import { readTyped } from "#app/domain/typed-values.ts";
import { DaySearch } from "#app/features/product-search/day-search.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ChooseService } from "#app/routes/agent/view-booking/change/choose-service.tsx";
import { ChoosingFrame } from "#app/routes/agent/view-booking/change/choosing-frame.tsx";
import { findForDay } from "#app/routes/agent/view-booking/change/find-for-day.server.ts";
import { readChange } from "#app/routes/agent/view-booking/change/read-change.server.ts";
import type { AgentProduct, AgentProductOption } from "#contract/catalogue/products/search.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request-change")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What can be bought on a day of the trip as it is to be, for those who are to travel. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { booking, typed, wish } = await readChange(url, params.reference, context);
  const found = await findForDay(url, { booking, wish }, context);
  return { title: getI18n(context).t("changes:choosing.add"), booking, typed, ...found };
}

export default function AddService({ loaderData }: Route.ComponentProps) {
  const { title, booking, typed, day, ask, products } = loaderData;
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  const hidden = [...writeChangeForm(typed), ["day", String(day.day_no)] as const];
  return (
    <ChoosingFrame title={title} booking={booking} typed={typed}>
      <Card>
        <CardHeader>
          <CardTitle>
            {t("days.day", { day: day.day_no })} · {formatDay(day.date, locale)}
          </CardTitle>
        </CardHeader>
        <CardContent>
          <DaySearch ask={ask} hidden={hidden} hash="#found" />
        </CardContent>
      </Card>
      {products ? (
        <section id="found" aria-label={t("insert.find")} className="scroll-mt-20">
          <Found reference={booking.reference} typed={typed} products={products} times={ask.typed} />
        </section>
      ) : null}
    </ChoosingFrame>
  );
}

type FoundProps = {
  reference: string;
  typed: TypedChange;
  products: AgentProduct[];
  /** Clock times as they were searched for. */
  times: { start_time: string; end_time: string };
};

function Found({ reference, typed, products, times }: FoundProps) {
  const { t } = useTranslation("quotes");
  if (products.length === 0) return <p className="text-muted-foreground">{t("insert.none")}</p>;
  const end = readTyped("clock", times.end_time);
  const end_time = typeof end === "string" ? end : undefined;
  const add = ({ code: option, name, supplier_name: supplier, ...product }: AgentProductOption) => {
    const { date_from, date_to, start_times: startTimes } = product;
    return (
      <ChooseService
        reference={reference}
        chosenAt={(start_time) => addIn(typed, { option, date_from, date_to, start_time, end_time })}
        list="add"
        name={name}
        label={`${t("insert.add")}: ${name}, ${supplier}`}
        variant="primary"
        startTimes={startTimes}
        start={preferredStart(startTimes, times.start_time)}
      >
        <Icon of={Plus} />
        {t("insert.add")}
      </ChooseService>
    );
  };
  return (
    <ProductResults
      products={products}
      searchFor={() => null}
      actionFor={(product) => (product.status === "priced" ? add(product) : null)}
    />
  );
}
