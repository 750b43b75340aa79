import { Map } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/itineraries.ts";
import { ItineraryCard } from "#app/components/client-file/itinerary-card.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { sideCallContext } from "#app/context.ts";
import { officeClock } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadFile } from "#app/routes/agent/view-booking/load-file.server.ts";
import { SupplierPapers } from "#app/routes/agent/view-booking/supplier-papers.tsx";
import { TripPapers } from "#app/routes/agent/view-booking/trip-papers.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { fileAttachmentService } from "#app/services/trip-attachments.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  const mayRead = holds(signedIn(context), "documents.download");
  const [page, papers] = await Promise.all([
    loadFile(context, reference),
    mayRead ? context.get(sideCallContext)((api) => fileAttachmentService(api).list(reference), []) : [],
  ]);
  return { ...page, papers, itinerary: withLink(page.file.itinerary, url) };
}

export default function Itineraries({ loaderData: { file, may, itinerary, papers } }: Route.ComponentProps) {
  const { t } = useTranslation("fileAccount");
  const missing = file.kind === "quote" ? "noneQuote" : "none";
  return (
    <FileFrame file={file} may={may}>
      {itinerary ? (
        <div className="max-w-2xl space-y-4">
          <ItineraryCard
            itinerary={itinerary}
            timeZone={officeClock(file.currency)}
            download={
              may.download ? (
                <TripPapers reference={file.reference} vouchers={itinerary.has_vouchers} />
              ) : null
            }
          />
          <p className="text-pretty text-muted-foreground">{t("itineraries.text")}</p>
        </div>
      ) : (
        <Card aria-label={t("tabs.itineraries")}>
          <EmptyState icon={Map} title={t(`itineraries.${missing}`)} text={t(`itineraries.${missing}Text`)} />
        </Card>
      )}
      {papers.length > 0 ? <SupplierPapers reference={file.reference} papers={papers} /> : null}
    </FileFrame>
  );
}
