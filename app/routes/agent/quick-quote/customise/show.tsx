import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { PriceNotes } from "#app/components/product-search/price-notes.tsx";
import { apiContext } from "#app/context.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { DraftDays } from "#app/routes/agent/quick-quote/customise/draft-days.tsx";
import { DraftHead } from "#app/routes/agent/quick-quote/customise/draft-head.tsx";
import { DraftMoney } from "#app/routes/agent/quick-quote/customise/draft-money.tsx";
import { agentQuoteService } from "#app/services/quotes.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const draft = await agentQuoteService(context.get(apiContext)).get(params.reference);
  return { title: draft.name, draft };
}

export default function CustomiseQuote({ loaderData: { draft } }: Route.ComponentProps) {
  const { t } = useTranslation("quotes");
  const onRequest = draft.days
    .flatMap(({ lines }) => lines)
    .filter(({ taken }) => taken)
    .flatMap(({ extras }) => extras.filter((extra) => extra.on_request).map(({ name }) => name));
  return (
    <>
      <DraftHead draft={draft} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="draft-days" className="min-w-0 space-y-3">
          <h2 id="draft-days" className="text-base">
            {t("days.title")}
          </h2>
          <DraftDays draft={draft} />
        </section>
        <aside className="space-y-4">
          <DraftMoney draft={draft} />
          <PriceNotes onRequest={onRequest} />
        </aside>
      </div>
    </>
  );
}
