import { data, href } from "react-router";
import type { Route } from "./+types/change.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import {
  moveService,
  swapService,
  writeService,
} from "#app/routes/admin/sales/client-files/days/change-action.server.ts";
import { DatesForm } from "#app/routes/admin/sales/client-files/days/dates-form.tsx";
import { openServices } from "#app/routes/admin/sales/client-files/days/open-services.server.ts";
import { FinalBanner } from "#app/routes/admin/sales/client-files/final-banner.tsx";
import { useFinal } from "#app/routes/admin/sales/client-files/use-final.ts";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { OwnForm } from "#app/routes/admin/sales/client-files/days/own-form.tsx";
import { SearchInstead } from "#app/routes/admin/sales/client-files/days/search-instead.tsx";
import { SwapList } from "#app/routes/admin/sales/client-files/days/swap-list.tsx";

export const middleware: Route.MiddlewareFunction[] = [can("services.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

type Params = Route.LoaderArgs["params"];

async function openLine({ uid, line: wanted }: Params, context: Route.LoaderArgs["context"]) {
  const { services, file, edits, head, status } = await openServices(uid, context);
  const line = file.days.flatMap((day) => day.services).find((one) => one.uid === wanted);
  const edit = edits.lines.find((one) => one.uid === wanted);
  if (!line || !edit) throw data(null, { status: 404 });
  return { services, edits, head, line, edit, status };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, edits, head, line, edit, status } = await openLine(params, context);
  const reader = officeReader(context);
  const replacements = edit.may.includes("swap") ? await services.replacements(line.uid) : null;
  const { way, lock_version } = edits;
  return {
    title: line.name,
    uid: params.uid,
    head,
    line,
    edit,
    way,
    lock_version,
    replacements,
    status,
    reader,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { edits, line, edit } = await openLine(params, context);
  const changing = { uid: params.uid, line, way: edits.way, units: edit.units };
  if (textOf(form, "intent") === "swap") return swapService(form, changing, context);
  if (edit.own) return writeService(form, changing, context);
  return moveService(form, changing, context);
}

export default function ChangeService({ loaderData, actionData }: Route.ComponentProps) {
  const { title, uid, head, line, edit, way, lock_version, replacements, status, reader } = loaderData;
  const { t } = useTranslation("fileServices");
  const { own, may } = edit;
  const times = { start_time: line.start_time, end_time: line.end_time };
  const { final, typed } = useFinal({ status }, actionData !== undefined);
  const isDeclined = line.status === "UN";
  return (
    <div className="max-w-3xl space-y-5">
      <FilePageHead title={title} file={head} to={href("/admin/client-files/:uid/services", { uid })} />
      {isDeclined && may.includes("swap") ? (
        <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("declined.text")}</p>
      ) : null}
      {own && final ? <FinalBanner file={uid} reader={reader} typed={typed} /> : null}
      {own && (!final || typed) ? (
        <Card className="p-5">
          <OwnForm lockVersion={lock_version} begin={{ ...own, ...times }} lastResult={actionData} />
        </Card>
      ) : null}
      {may.includes("move") ? (
        <Card>
          <CardHeader>
            <CardTitle>{t(edit.units ? "dates.titleWithQuantity" : "dates.title")}</CardTitle>
          </CardHeader>
          <CardContent>
            <DatesForm {...{ line, edit }} lockVersion={lock_version} lastResult={actionData} />
          </CardContent>
        </Card>
      ) : null}
      {replacements ? (
        <Card>
          <CardHeader>
            <CardTitle>{t("swap")}</CardTitle>
          </CardHeader>
          <SwapList
            {...{ uid, way, replacements }}
            line={line.uid}
            name={line.name}
            lockVersion={lock_version}
          />
        </Card>
      ) : null}
      {isDeclined && may.includes("remove") ? <SearchInstead file={uid} line={line} /> : null}
    </div>
  );
}
