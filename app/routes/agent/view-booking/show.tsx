import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import { ItineraryCard } from "#app/components/client-file/itinerary-card.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { WaitingChange } from "#app/components/booking-change/waiting-change.tsx";
import { PartyCard } from "#app/components/client-file/party-card.tsx";
import { Remarks } from "#app/components/client-file/remarks.tsx";
import { TotalsCard } from "#app/components/client-file/totals-card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, sideCallContext } from "#app/context.ts";
import { officeClock } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadFile } from "#app/routes/agent/view-booking/load-file.server.ts";
import { DownloadButton } from "#app/routes/agent/view-booking/download-button.tsx";
import { quoteAction } from "#app/features/quotes/quote-action.server.ts";
import { QuotePanel } from "#app/features/quotes/quote-panel.tsx";
import { agentPrices, agentTotals } from "#app/routes/agent/view-booking/prices.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [page, quote] = await Promise.all([
    loadFile(context, params.reference),
    context.get(sideCallContext)((api) => fileQuoteService(api).get(params.reference), null),
  ]);
  return {
    ...page,
    itinerary: withLink(page.file.itinerary, url),
    quote,
    origin: url.origin,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { reference } = params;
  const desk = {
    service: fileQuoteService(context.get(apiContext)),
    file: reference,
    path: href("/app/view-booking/:reference", { reference }),
  };
  return quoteAction(await readForm(request), desk, context);
}

export default function ViewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { file, itinerary, quote, origin, may } = loaderData;
  const { t } = useTranslation(["clientFiles", "changes"]);
  const locale = useLocale();
  const key = { reference: file.reference };
  const documentPath = href("/documents/itinerary/:key", { key: `${file.reference}.pdf` });
  return (
    <FileFrame file={file} may={may}>
      <div className="space-y-6">
        {file.change_waits && may.change ? (
          <WaitingChange title={t("changes:waiting")} to={href("/app/view-booking/:reference/change", key)} />
        ) : null}
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
          <TotalsCard
            currency={file.currency}
            lines={agentTotals(file, t, locale)}
            roundingCents={file.rounding_cents}
          />
          {file.kind === "quote" ? null : (
            <ItineraryCard
              itinerary={itinerary}
              timeZone={officeClock(file.currency)}
              download={may.download ? <DownloadButton to={documentPath} /> : null}
            />
          )}
          <PartyCard pax={file.pax} rooms={file.rooms} />
        </div>
        {quote && (file.kind === "quote" || quote.versions.length > 0) ? (
          <QuotePanel
            quote={quote}
            fileUid={file.uid}
            origin={origin}
            timeZone={officeClock(file.currency)}
            may={{ ...may, link: may.send }}
            links={{
              compare: href("/app/view-booking/:reference/compare", key),
              messages: href("/app/view-booking/:reference/messages", key),
              renderDocument: (no) =>
                may.download ? <VersionDocument reference={file.reference} no={no} /> : null,
            }}
            lastResult={actionData}
          />
        ) : null}
        <FileDays
          days={file.days}
          prices={agentPrices(t, file.price_mode)}
          timeZone={officeClock(file.currency)}
        />
        <Remarks title={t("remarks.agent")} text={file.remarks_agent} />
      </div>
    </FileFrame>
  );
}

function VersionDocument({ reference, no }: { reference: string; no: number }) {
  const { t } = useTranslation("quoteVersions");
  return (
    <DownloadButton to={href("/documents/quote/:key", { key: `${reference}-${no}.pdf` })}>
      {t("versions.document")}
    </DownloadButton>
  );
}
