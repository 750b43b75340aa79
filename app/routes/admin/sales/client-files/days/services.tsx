import { href } from "react-router";
import type { Route } from "./+types/services.ts";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { Reorder } from "#app/records/reorder.tsx";
import { standingsOf } from "#app/routes/admin/sales/client-files/days/day-places.ts";
import { DayTools } from "#app/routes/admin/sales/client-files/days/day-tools.tsx";
import { EditMenu } from "#app/routes/admin/sales/client-files/days/edit-menu.tsx";
import { MoveTools } from "#app/routes/admin/sales/client-files/days/move-tools.tsx";
import { serviceDeed } from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { TripLink } from "#app/routes/admin/sales/client-files/days/trip-link.tsx";
import { FinalBanner } from "#app/routes/admin/sales/client-files/final-banner.tsx";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { LineNotes } from "#app/routes/admin/sales/client-files/line-notes.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officePrices } from "#app/routes/admin/sales/client-files/prices.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { ServiceDeed, ServiceEdits } from "#contract/sales/file-services/services.ts";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, edits] = await Promise.all([
    officeFileService(api).get(uid),
    fileServiceService(api, uid).edits(),
  ]);
  return { title: file.name, file, edits, reader: officeReader(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return serviceDeed(await readForm(request), params.uid, context);
}

export default function FileServices({ loaderData }: Route.ComponentProps) {
  const { file, edits, reader } = loaderData;
  const { t } = useTranslation("fileServices");
  const { t: ofFiles } = useTranslation("clientFiles");
  const open = edits.way !== "none";
  const final = file.status === "Finalised";
  const dayTools = (day: number) => <DayTools uid={file.uid} day={day} final={final} />;
  return (
    <FileFrame file={file} reader={reader}>
      {final ? <FinalBanner file={file.uid} reader={reader} /> : null}
      <div className="space-y-5">
        {edits.reason === null ? null : (
          <Alert tone="warning" title={t("closed")}>
            <p>{edits.reason}</p>
          </Alert>
        )}
        {open ? (
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:hidden">
            {edits.way === "amend" ? (
              <p className="max-w-[80ch] text-pretty text-muted-foreground">{t("amendHint")}</p>
            ) : null}
            <TripLink file={file.uid} />
          </div>
        ) : null}
        <Reorder fields={{ lock_version: String(edits.lock_version) }}>
          <FileDays
            days={file.days}
            prices={officePrices(ofFiles, file.totals.cost_cents !== null)}
            timeZone={brands[file.brand].timeZone}
            brand={file.brand}
            notes={LineNotes}
            tools={useTools(file, edits)}
            {...(open && { below: dayTools })}
          />
        </Reorder>
      </div>
    </FileFrame>
  );
}

/** Arrows, handle and menu beside each service that something may be done with; undefined where nothing may. */
function useTools(file: OfficeFile, edits: ServiceEdits) {
  const { t } = useTranslation("fileServices");
  if (edits.way === "none") return undefined;
  const mayWith = new Map(edits.lines.map(({ uid, may }) => [uid, may]));
  const free: readonly ServiceDeed[] = edits.way === "direct" ? ["write", "move", "take"] : ["write"];
  const isFree = ({ uid }: OfficeServiceLine) => free.some((deed) => mayWith.get(uid)?.includes(deed));
  const standings = standingsOf(file, isFree);
  return {
    heading: t("actions"),
    tick: () => null,
    menu: (line: OfficeServiceLine) => {
      const may = mayWith.get(line.uid) ?? [];
      const standing = standings.get(line.uid);
      return (
        <span className="flex items-center justify-end gap-1">
          {standing && may.includes("place") ? <MoveTools line={line} standing={standing} /> : null}
          <EditMenu
            file={file.uid}
            way={edits.way}
            lockVersion={edits.lock_version}
            seesCost={line.cost_cents !== null && isSold(line)}
            {...{ line, may }}
          />
        </span>
      );
    },
  };
}

/** Bought from a supplier, or a place on one of our tours. */
function isSold({ supplier_name: supplier, service_type: type }: OfficeServiceLine): boolean {
  return supplier !== "" || type === "IT";
}
