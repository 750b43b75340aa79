import { Download, Mail } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/show.ts";
import { WaitingChange } from "#app/components/booking-change/waiting-change.tsx";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import { withLink } from "#app/components/client-file/itinerary-link.ts";
import { FileStrip } from "#app/components/client-file/file-strip.tsx";
import { ItineraryItem } from "#app/components/client-file/itinerary-card.tsx";
import { PartyItem } from "#app/components/client-file/party-item.tsx";
import { Remarks } from "#app/components/client-file/remarks.tsx";
import { TotalsItem } from "#app/components/client-file/totals-card.tsx";
import { SinceFinalised } from "#app/components/itinerary-changes/since-finalised.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, sideCallContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { CheckAvailability } from "#app/routes/admin/sales/client-files/check-availability.tsx";
import { fileAction } from "#app/routes/admin/sales/client-files/file-action.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { LineNotes } from "#app/routes/admin/sales/client-files/line-notes.tsx";
import { LinkActions } from "#app/forms/link-actions.tsx";
import { officePrices, officeTotals } from "#app/routes/admin/sales/client-files/prices.ts";
import { RequestsPanel } from "#app/routes/admin/sales/client-files/requests-panel.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import {
  ChosenServices,
  useServiceTools,
} from "#app/routes/admin/sales/client-files/services/service-tools.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { finalisationService } from "#app/services/finalisations.server.ts";
import { fileRequestService } from "#app/services/supplier-requests.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const service = officeFileService(context.get(apiContext));
  const besides = context.get(sideCallContext);
  const reader = signedIn(context);
  const [file, requests, consultants] = await Promise.all([
    service.get(params.uid),
    besides((api) => fileRequestService(api).list(params.uid), []),
    holds(reader, "client-files.reassign")
      ? besides((api) => officeFileService(api).consultants(params.uid), [])
      : [],
  ]);
  const since =
    file.reopened && holds(reader, "fit-finalisation.view")
      ? await besides((api) => finalisationService(api).get(file.uid), null)
      : null;
  return {
    title: file.name,
    file,
    since: since?.changes ?? [],
    requests,
    itinerary: withLink(file.itinerary, url),
    mayDownload: holds(reader, "itineraries.view"),
    mayChangeLink: holds(reader, "itineraries.publish"),
    mayCheck: file.kind === "quote" && file.status === "Quote" && holds(reader, "client-files.edit"),
    maySend: holds(reader, "services.request"),
    mayEdit: holds(reader, "services.edit"),
    mayAnswer: holds(reader, "services.answer-on-behalf"),
    consultants,
    reader: officeReader(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const place = { uid, path: href("/admin/client-files/:uid", { uid }) };
  return fileAction(await readForm(request), place, context);
}

export default function ClientFile({ loaderData }: Route.ComponentProps) {
  const { file, requests, itinerary, mayDownload, mayChangeLink, mayCheck, consultants, reader } = loaderData;
  const { maySend, mayAnswer, mayEdit, since } = loaderData;
  const { t } = useTranslation(["clientFiles", "changes"]);
  const locale = useLocale();
  const tools = useServiceTools(file);
  return (
    <FileFrame file={file} reader={reader} consultants={consultants}>
      <div className="space-y-6">
        {file.change_waits ? (
          <WaitingChange
            title={t("changes:office.waiting")}
            to={href("/admin/client-files/:uid/changes", { uid: file.uid })}
          />
        ) : null}
        <FileStrip>
          <TotalsItem
            currency={file.currency}
            lines={officeTotals(file.totals, t, locale)}
            roundingCents={file.rounding_cents}
          />
          <ItineraryItem
            itinerary={itinerary}
            timeZone={brands[file.brand].timeZone}
            download={
              mayDownload && itinerary ? (
                <Papers uid={file.uid} vouchers={itinerary.has_vouchers} maySend={mayChangeLink} />
              ) : null
            }
            linkActions={
              itinerary && mayChangeLink ? (
                <LinkActions link={itinerary.link} version={itinerary.lock_version} />
              ) : null
            }
          />
          <PartyItem pax={file.pax} rooms={file.rooms} count={file.pax_count} />
        </FileStrip>
        <SinceFinalised changes={since} currency={file.currency} />
        <RequestsPanel
          {...{ requests, maySend, mayAnswer, mayEdit }}
          file={file.uid}
          timeZone={brands[file.brand].timeZone}
        />
        {mayCheck ? <CheckAvailability file={file} /> : null}
        <ChosenServices file={file}>
          <FileDays
            days={file.days}
            prices={officePrices(t, file.totals.cost_cents !== null)}
            timeZone={brands[file.brand].timeZone}
            brand={file.brand}
            notes={LineNotes}
            tools={tools}
          />
        </ChosenServices>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <Remarks title={t("remarks.agentOffice")} text={file.remarks_agent} />
          <Remarks title={t("remarks.internal")} text={file.remarks_internal} />
        </div>
      </div>
    </FileFrame>
  );
}

type PapersProps = { uid: string; vouchers: boolean; maySend: boolean };

function Papers({ uid, vouchers, maySend }: PapersProps) {
  const { t } = useTranslation(["clientFiles", "voucherMails"]);
  const key = { key: `${uid}.pdf` };
  return (
    <>
      <PaperLink to={href("/documents/itinerary/:key", key)} label={t("clientFiles:itinerary.download")} />
      {vouchers ? (
        <PaperLink to={href("/documents/vouchers/:key", key)} label={t("clientFiles:itinerary.vouchers")} />
      ) : null}
      {vouchers && maySend ? (
        <Link
          to={href("/admin/client-files/:uid/vouchers", { uid })}
          className={buttonVariants({ size: "sm" })}
        >
          <Icon of={Mail} />
          {t("voucherMails:open")}
        </Link>
      ) : null}
    </>
  );
}

function PaperLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} className={buttonVariants({ size: "sm" })}>
      <Icon of={Download} />
      {label}
    </a>
  );
}
