import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import { FileHeader } from "#app/components/client-file/file-header.tsx";
import { ItineraryCard } from "#app/components/client-file/itinerary-card.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { PartyCard } from "#app/components/client-file/party-card.tsx";
import { Remarks } from "#app/components/client-file/remarks.tsx";
import { TotalsCard } from "#app/components/client-file/totals-card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { officeClock } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { BookingFacts } from "#app/routes/agent/view-booking/booking-facts.tsx";
import { ConfirmationLink } from "#app/routes/agent/view-booking/confirmation-link.tsx";
import { CustomiseLink } from "#app/routes/agent/view-booking/customise-link.tsx";
import { DownloadButton } from "#app/routes/agent/view-booking/download-button.tsx";
import { quoteAction } from "#app/routes/agent/view-booking/quote/quote-action.server.ts";
import { QuotePanel } from "#app/routes/agent/view-booking/quote/quote-panel.tsx";
import { agentPrices, agentTotals } from "#app/routes/agent/view-booking/prices.ts";
import { BookingActions } from "#app/routes/agent/view-booking/booking-actions.tsx";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const file = await agentFileService(api).get(params.reference);
  const account = signedIn(context);
  return {
    title: file.name,
    file,
    itinerary: withLink(file.itinerary, url),
    quote: await fileQuoteService(api).get(params.reference),
    origin: url.origin,
    may: {
      download: holds(account, "documents.download"),
      save: holds(account, "quotes.create"),
      send: holds(account, "quotes.send"),
      request: holds(account, "bookings.request"),
      cancel: holds(account, "bookings.request-cancel"),
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return quoteAction(await readForm(request), params.reference, context);
}

export default function ViewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { file, itinerary, quote, origin, may } = loaderData;
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  const documentPath = href("/documents/itinerary/:key", { key: `${file.reference}.pdf` });
  return (
    <>
      <FileHeader
        file={file}
        readers={
          <>
            {may.save ? <CustomiseLink file={file} /> : null}
            {may.download ? <ConfirmationLink file={file} /> : null}
            <BookingActions file={file} may={may} />
          </>
        }
      >
        <BookingFacts file={file} />
      </FileHeader>
      <div className="space-y-6">
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
          <TotalsCard currency={file.currency} lines={agentTotals(file, t, locale)} />
          {file.kind === "quote" ? null : (
            <ItineraryCard
              itinerary={itinerary}
              timeZone={officeClock(file.currency)}
              download={may.download ? <DownloadButton to={documentPath} /> : null}
            />
          )}
          <PartyCard pax={file.pax} rooms={file.rooms} />
        </div>
        {file.kind === "quote" || quote.versions.length > 0 ? (
          <QuotePanel
            {...{ quote, file, origin, may }}
            timeZone={officeClock(file.currency)}
            lastResult={actionData}
          />
        ) : null}
        <FileDays days={file.days} prices={agentPrices(t, file.price_mode)} />
        <Remarks title={t("remarks.agent")} text={file.remarks_agent} />
      </div>
    </>
  );
}
