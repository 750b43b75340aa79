import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { PriceNotes } from "#app/components/product-search/price-notes.tsx";
import { useFreshLines } from "#app/components/realtime/use-fresh-file.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { countryChoices } from "#app/domain/country-names.server.ts";
import { resultFor } from "#app/forms/result-for.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { useFocusBack } from "#app/lib/use-focus-back.ts";
import { can } from "#app/middleware/guards.server.ts";
import { AvailabilityBar } from "#app/routes/agent/quick-quote/customise/availability-bar.tsx";
import { DayTools } from "#app/routes/agent/quick-quote/customise/day-tools.tsx";
import { ContactCard, ReferenceCard } from "#app/routes/agent/quick-quote/customise/details.tsx";
import { formResult } from "#app/routes/agent/quick-quote/customise/draft-conflict.ts";
import { draftAction } from "#app/routes/agent/quick-quote/customise/draft-action.server.ts";
import { DraftDays } from "#app/routes/agent/quick-quote/customise/draft-days.tsx";
import { DraftHead } from "#app/routes/agent/quick-quote/customise/draft-head.tsx";
import { DraftMoney } from "#app/routes/agent/quick-quote/customise/draft-money.tsx";
import { DeparturesLink } from "#app/routes/agent/quick-quote/customise/departures-link.tsx";
import { LineTools } from "#app/routes/agent/quick-quote/customise/line-tools.tsx";
import { loadAsk, loadReplacements } from "#app/routes/agent/quick-quote/customise/load-ask.server.ts";
import { TravellersCard } from "#app/routes/agent/quick-quote/customise/travellers-card.tsx";
import { VersionCard } from "#app/routes/agent/quick-quote/customise/version-card.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** After a conflict the page shows the quote as it now is, below what was typed. */
export const shouldRevalidate = revalidateAfterConflict;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const draft = await agentQuoteService(api).get(params.reference);
  const [ask, asked] = await Promise.all([
    loadAsk(url, draft, context),
    loadReplacements(url, draft, context),
  ]);
  const mayRequest = holds(signedIn(context), "bookings.request");
  const countries = countryChoices(context.get(localeContext));
  return { title: draft.name, draft, mayRequest, ask, countries, ...asked };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return draftAction(request, context, params.reference);
}

export default function CustomiseQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, countries, ask, swap, replacements, mayRequest } = loaderData;
  const { t } = useTranslation("quotes");
  useFocusBack();
  useFreshLines(draft);
  // Who was late reads why in the form that was sent, with all that was typed, although it cannot be saved any more.
  const result = formResult(actionData);
  const isOpen = (form: string) => draft.editable || resultFor(form, result) !== undefined;
  const onRequest = draft.days
    .flatMap(({ lines }) => lines)
    .filter(({ taken }) => taken)
    .flatMap(({ extras }) => extras.filter((extra) => extra.on_request).map(({ name }) => name));
  return (
    <>
      <DraftHead draft={draft} mayRequest={mayRequest} />
      {draft.is_out ? (
        <Alert tone="warning" title={t("isOut.title")} className="mb-6 print:hidden">
          <p>{t("isOut.text")}</p>
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <section aria-labelledby="draft-days" className="min-w-0 space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="draft-days" className="text-base">
              {t("days.title")}
            </h2>
            {draft.editable ? <DeparturesLink reference={draft.reference} /> : null}
          </div>
          <AvailabilityBar draft={draft} />
          <DraftDays
            draft={draft}
            renderLine={(line) => (
              <LineTools
                draft={draft}
                line={line}
                replacements={replacements[line.uid]}
                open={swap === line.uid}
              />
            )}
            renderDay={(day) => (
              <DayTools draft={draft} day={day} ask={ask?.dayNo === day.day_no ? ask : null} />
            )}
          />
        </section>
        <aside className="space-y-4 xl:sticky xl:top-20 xl:row-span-2">
          <DraftMoney draft={draft} />
          {isOpen("version") ? <VersionCard draft={draft} lastResult={result} /> : null}
          <PriceNotes onRequest={onRequest} phone={draft.contact.phone} />
        </aside>
        <div className="min-w-0 space-y-4 empty:hidden print:hidden">
          {isOpen("travellers") ? <TravellersCard draft={draft} answer={actionData} /> : null}
          {isOpen("contact") ? <ContactCard draft={draft} countries={countries} answer={actionData} /> : null}
          {isOpen("references") ? <ReferenceCard draft={draft} answer={actionData} /> : null}
        </div>
      </div>
    </>
  );
}
