import { Tags } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { readMove, Reorder } from "#app/records/reorder.tsx";
import { labelColumns } from "#app/routes/admin/content/labels/columns.tsx";
import { useLabelFilters } from "#app/routes/admin/content/labels/filters.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { LabelQuery, labelResource } from "#contract/content/labels.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = { resource: labelResource, kept: { audience: "office", list: "labels" } } as const;

export async function loader(args: Route.LoaderArgs) {
  const service = labelService(args.context.get(apiContext));
  const title = getI18n(args.context).t("labels:title");
  const found = await loadList(args, { ...list, service, title, sort: "position" });
  const { filter } = readListQuery(args.url, LabelQuery);
  const whole = Object.keys(filter).length === 0 && found.unreadable === undefined;
  return { ...found, inOrder: whole && found.sort === "position" };
}

export async function action(args: Route.ActionArgs) {
  const service = labelService(args.context.get(apiContext));
  const form = await readForm(args.request);
  const move = readMove(form);
  if (!move) return listAction(args, { ...list, service }, form);
  const { name, position } = await service.move(move.uid, move.position);
  const text = getI18n(args.context).t("labels:moved", { name, position });
  return redirectWithToast(args.context, args.url.pathname + args.url.search, { text });
}

const verbs = ["activate", "deactivate", "delete"] as const;

export default function LabelList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, inOrder } = loaderData;
  const total = inOrder ? (page.meta.total ?? 0) : null;
  const { t } = useTranslation(["labels", "records"]);
  return (
    <RecordList
      found={loaderData}
      answer={actionData}
      columns={labelColumns({ t, total })}
      filters={useLabelFilters()}
      verbs={verbs.map((name) => ({ name, label: t(`bulk.${name}`), title: t(`bulkTitle.${name}`) }))}
      icon={Tags}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{ add: href("/admin/labels/add"), exported: href("/admin/labels/export.csv") }}
      frame={Reorder}
    />
  );
}
