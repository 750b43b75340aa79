import { CalendarDays } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/headers.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { useDayWords } from "#app/routes/admin/sales/client-files/day-headers/day-words.ts";
import { DaysForm } from "#app/routes/admin/sales/client-files/day-headers/days-form.tsx";
import { FillDialog } from "#app/routes/admin/sales/client-files/day-headers/fill-dialog.tsx";
import { FinalDays } from "#app/routes/admin/sales/client-files/day-headers/final-days.tsx";
import { headersAction } from "#app/routes/admin/sales/client-files/day-headers/headers-action.server.ts";
import { DayLanguages } from "#app/routes/admin/sales/client-files/day-headers/languages.tsx";
import { FinalBanner } from "#app/routes/admin/sales/client-files/final-banner.tsx";
import { useFinal } from "#app/routes/admin/sales/client-files/use-final.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { dayHeaderService } from "#app/services/day-headers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { Locale } from "#contract/primitives.ts";

/** Who edits texts alone sees no files: the calls of this page ask for `day-headers.edit` besides. */
export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = {
  parent: { crumb: "navigation:clientFiles", to: href("/admin/client-files") },
  editor: true,
} satisfies RouteHandle;

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const language = Locale.safeParse(url.searchParams.get("language")).data;
  const [file, headers, places] = await Promise.all([
    officeFileService(api).head(uid),
    dayHeaderService(api, uid).list(language),
    placeChoices(context, "office"),
  ]);
  const mayMove = holds(signedIn(context), "services.edit");
  return { title: file.name, file, headers, places, mayMove, reader: officeReader(context) };
}

export function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  return headersAction(request, { uid, url }, context);
}

/** The headers of all days of a file in one language. */
export default function DayHeadersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, headers, places, mayMove, reader } = loaderData;
  const { t } = useTranslation("dayHeaders");
  const words = useDayWords(headers.days.length, places);
  const back = href("/admin/client-files/:uid", { uid: file.uid });
  const conflict = actionData?.conflict;
  const { final, typed } = useFinal(file, actionData?.result !== undefined);
  return (
    <FileFrame file={file} reader={reader}>
      {final ? <FinalBanner file={file.uid} reader={reader} typed={typed} /> : null}
      <div className="space-y-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="max-w-2xl space-y-1">
            <h2 className="text-lg">{t("title")}</h2>
            {final ? null : <p className="text-pretty text-muted-foreground">{t("intro")}</p>}
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            {headers.package && !final ? (
              <FillDialog name={headers.package} version={headers.lock_version} />
            ) : null}
            {mayMove && headers.days.length > 0 && !final ? (
              <AppendLink uid={file.uid} days={headers.days.length} />
            ) : null}
          </div>
        </div>
        {actionData?.refusal && !typed ? (
          <Alert tone="danger" role="alert">
            {actionData.refusal}
          </Alert>
        ) : null}
        {conflict ? (
          <ConflictScreen
            conflict={conflict}
            words={words}
            timeZone={brands[file.brand].timeZone}
            byInput={daysIn(conflict.mine) === daysIn(conflict.theirs)}
          />
        ) : headers.days.length === 0 ? (
          <EmptyState icon={CalendarDays} title={t("empty")} text={t("emptyText")} />
        ) : (
          <>
            <DayLanguages headers={headers} />
            {final && !typed ? (
              <FinalDays headers={headers} />
            ) : (
              <DaysForm
                key={headers.language}
                uid={file.uid}
                answer={actionData}
                {...{ headers, places, mayMove, back }}
              />
            )}
          </>
        )}
      </div>
    </FileFrame>
  );
}

/** How many days a form is about. */
function daysIn(entries: readonly (readonly [string, string])[]): number {
  return entries.filter(([name]) => name.endsWith("].place")).length;
}

function AppendLink({ uid, days }: { uid: string; days: number }) {
  const { t } = useTranslation("dayHeaders");
  const move = href("/admin/client-files/day-headers/:uid/move", { uid });
  return (
    <Link to={`${move}?what=insert&day=${String(days + 1)}`} className={buttonVariants()}>
      {t("append")}
    </Link>
  );
}
