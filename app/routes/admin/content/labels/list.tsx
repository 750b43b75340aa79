import { Tags } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { readMove, Reorder } from "#app/records/reorder.tsx";
import { labelColumns } from "#app/routes/admin/content/labels/columns.tsx";
import { useLabelFilters } from "#app/routes/admin/content/labels/filters.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelQuery, labelResource } from "#contract/content/labels.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "labels" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, LabelQuery);
  const [page, settings] = await Promise.all([
    labelService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  const inOrder = Object.keys(query.filter).length === 0 && (query.sort[0] ?? "position") === "position";
  return {
    title: getI18n(context).t("labels:title"),
    sort: query.sort[0] ?? "position",
    page,
    settings,
    inOrder,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const labels = labelService(context.get(apiContext));
  const form = await readForm(request);
  const move = readMove(form);
  if (move) {
    const { name, position } = await labels.move(move.uid, move.position);
    const text = getI18n(context).t("labels:moved", { name, position });
    return redirectWithToast(context, url.pathname + url.search, { text });
  }
  return (await keepListChoice(form, url, context, kept)) ?? answerBulk(form, url, labelResource, labels);
}

const verbs = ["activate", "deactivate", "delete"] as const;

export default function LabelList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, inOrder } = loaderData;
  const total = inOrder ? (page.meta.total ?? 0) : null;
  const { t } = useTranslation("labels");
  return (
    <RecordList
      found={loaderData}
      answer={actionData}
      columns={labelColumns({ t, total })}
      filters={useLabelFilters()}
      verbs={verbs.map((name) => ({
        name,
        label: t(`bulk.${name}`),
        title: t(`bulkTitle.${name}`),
        destructive: name === "delete",
      }))}
      icon={Tags}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{ add: href("/admin/labels/add"), exported: href("/admin/labels/export.csv") }}
      frame={Reorder}
    />
  );
}
