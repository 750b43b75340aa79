import { href } from "react-router";
import type { Route } from "./+types/builder.ts";
import { ItineraryCard } from "#app/components/client-file/itinerary-card.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { LinkActions } from "#app/forms/link-actions.tsx";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { FinalBanner } from "#app/routes/admin/sales/client-files/final-banner.tsx";
import { useFinal } from "#app/routes/admin/sales/client-files/use-final.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { builderAction } from "#app/routes/admin/sales/client-files/itinerary/builder-action.server.ts";
import { useBuilderWords } from "#app/routes/admin/sales/client-files/itinerary/builder-words.ts";
import { ItineraryForm } from "#app/routes/admin/sales/client-files/itinerary/itinerary-form.tsx";
import { PreviewFrame } from "#app/routes/admin/sales/client-files/itinerary/preview-frame.tsx";
import { PublishPanel } from "#app/routes/admin/sales/client-files/itinerary/publish-panel.tsx";
import { readPreview } from "#app/routes/admin/sales/client-files/itinerary/read-preview.ts";
import {
  AlertsOnTrip,
  PublishedVersions,
} from "#app/routes/admin/sales/client-files/itinerary/trip-notices.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { itineraryBuilderService } from "#app/services/itinerary-builder.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

/** Who edits texts alone sees no files: the calls of this page ask for `itineraries.edit` besides. */
export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, draft, places] = await Promise.all([
    officeFileService(api).get(uid),
    itineraryBuilderService(api, uid).draft(),
    placeChoices(context, "office"),
  ]);
  const reader = signedIn(context);
  return {
    title: file.name,
    file,
    draft,
    places,
    link: withLink(file.itinerary, url),
    preview: readPreview(url.searchParams, file.locale),
    mayPublish: holds(reader, "itineraries.publish"),
    days: holds(reader, "day-headers.edit") ? href("/admin/client-files/day-headers/:uid", { uid }) : null,
    reader: officeReader(context),
  };
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  return builderAction(request, uid, context);
}

/** What the clients of a file read: its words, its versions, and how it looks to them. */
export default function ItineraryBuilder({ loaderData, actionData }: Route.ComponentProps) {
  const { file, draft, places, link, preview, mayPublish, days, reader } = loaderData;
  const words = useBuilderWords(places);
  const timeZone = brands[file.brand].timeZone;
  const back = href("/admin/client-files/:uid", { uid: file.uid });
  const stamp = `${String(draft.lock_version)} ${String(file.lock_version)}`;
  const { final, typed } = useFinal(file, actionData?.result !== undefined);
  return (
    <FileFrame file={file} reader={reader}>
      {final ? <FinalBanner file={file.uid} reader={reader} typed={typed} /> : null}
      {actionData?.refusal && !typed ? (
        <Alert tone="danger" role="alert" className="mb-6">
          {actionData.refusal}
        </Alert>
      ) : null}
      {actionData?.conflict ? (
        <ConflictScreen conflict={actionData.conflict} words={words} timeZone={timeZone} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)]">
          <div className="min-w-0 space-y-6">
            <PublishPanel {...{ draft, days, mayPublish, final }} currency={file.currency} />
            {final && !typed ? null : (
              <Card className="print:hidden">
                <CardContent>
                  <ItineraryForm {...{ draft, places, back }} answer={actionData} />
                </CardContent>
              </Card>
            )}
            <AlertsOnTrip alerts={draft.alerts} />
            <PublishedVersions
              uid={file.uid}
              versions={draft.versions}
              timeZone={timeZone}
              preview={preview.locale}
            />
            {link ? (
              <ItineraryCard
                itinerary={link}
                timeZone={timeZone}
                linkActions={mayPublish ? <LinkActions link={link.link} version={link.lock_version} /> : null}
              />
            ) : null}
          </div>
          {draft.problem === "no_days" ? null : <PreviewFrame uid={file.uid} {...preview} stamp={stamp} />}
        </div>
      )}
    </FileFrame>
  );
}
