import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import { FileStrip } from "#app/components/client-file/file-strip.tsx";
import { ItineraryItem } from "#app/components/client-file/itinerary-card.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { WaitingChange } from "#app/components/booking-change/waiting-change.tsx";
import { PartyItem } from "#app/components/client-file/party-item.tsx";
import { Remarks } from "#app/components/client-file/remarks.tsx";
import { TotalsItem } from "#app/components/client-file/totals-card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { sideCallContext } from "#app/context.ts";
import { brandOf, officeClock } from "#app/domain/brands.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadFile } from "#app/routes/agent/view-booking/load-file.server.ts";
import { TripPapers } from "#app/routes/agent/view-booking/trip-papers.tsx";
import { OfferLink } from "#app/features/quotes/offer-link.tsx";
import { agentPrices, agentTotals } from "#app/routes/agent/view-booking/prices.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

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
  };
}

export default function ViewBooking({ loaderData }: Route.ComponentProps) {
  const { file, itinerary, quote, may } = loaderData;
  const { t } = useTranslation(["clientFiles", "changes"]);
  const locale = useLocale();
  const key = { reference: file.reference };
  return (
    <FileFrame file={file} may={may}>
      <div className="space-y-6">
        {file.change_waits && may.change ? (
          <WaitingChange title={t("changes:waiting")} to={href("/app/view-booking/:reference/change", key)} />
        ) : null}
        <FileStrip>
          <TotalsItem
            currency={file.currency}
            lines={agentTotals(file, t, locale)}
            roundingCents={file.rounding_cents}
          />
          {file.kind === "quote" ? null : (
            <ItineraryItem
              itinerary={itinerary}
              timeZone={officeClock(file.currency)}
              download={
                may.download && itinerary ? (
                  <TripPapers reference={file.reference} vouchers={itinerary.has_vouchers} />
                ) : null
              }
            />
          )}
          <PartyItem pax={file.pax} rooms={file.rooms} count={file.pax_count} />
          {quote && (file.kind === "quote" || quote.versions.length > 0) ? (
            <OfferLink quote={quote} to={href("/app/view-booking/:reference/quote", key)} />
          ) : null}
        </FileStrip>
        <FileDays
          days={file.days}
          prices={agentPrices(t, file.price_mode)}
          timeZone={officeClock(file.currency)}
          brand={brandOf(file.currency)}
        />
        <Remarks title={t("remarks.agent")} text={file.remarks_agent} />
      </div>
    </FileFrame>
  );
}
