import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import { FileHeader } from "#app/components/client-file/file-header.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { ItineraryCard } from "#app/components/client-file/itinerary-card.tsx";
import { PartyCard } from "#app/components/client-file/party-card.tsx";
import { Remarks } from "#app/components/client-file/remarks.tsx";
import { TotalsCard } from "#app/components/client-file/totals-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFacts } from "#app/routes/admin/client-files/file-facts.tsx";
import { LineNotes } from "#app/routes/admin/client-files/line-notes.tsx";
import { officePrices, officeTotals } from "#app/routes/admin/client-files/prices.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = {
  parent: { crumb: "navigation:clientFiles", to: href("/admin/client-files") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const file = await officeFileService(context.get(apiContext)).get(params.uid);
  return {
    title: file.name,
    file,
    itinerary: withLink(file.itinerary, url),
    mayDownload: holds(signedIn(context), "itineraries.view"),
  };
}

export default function ClientFile({ loaderData }: Route.ComponentProps) {
  const { file, itinerary, mayDownload } = loaderData;
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <>
      <FileHeader file={file}>
        <FileFacts file={file} />
      </FileHeader>
      <div className="space-y-6">
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
          <TotalsCard currency={file.currency} lines={officeTotals(file.totals, t, locale)} />
          <ItineraryCard
            itinerary={itinerary}
            timeZone={brands[file.brand].timeZone}
            download={mayDownload ? <DocumentLink uid={file.uid} /> : null}
          />
          <PartyCard pax={file.pax} rooms={file.rooms} />
        </div>
        <FileDays
          days={file.days}
          prices={officePrices(t, file.totals.cost_cents !== null)}
          notes={LineNotes}
        />
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <Remarks title={t("remarks.agentOffice")} text={file.remarks_agent} />
          <Remarks title={t("remarks.internal")} text={file.remarks_internal} />
        </div>
      </div>
    </>
  );
}

function DocumentLink({ uid }: { uid: string }) {
  const { t } = useTranslation("clientFiles");
  return (
    <Button asChild size="sm">
      <a href={href("/documents/itinerary/:key", { key: `${uid}.pdf` })}>
        <Download aria-hidden="true" />
        {t("itinerary.download")}
      </a>
    </Button>
  );
}
