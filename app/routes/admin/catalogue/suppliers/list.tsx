import { Building2 } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext, userContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { supplierColumns } from "#app/routes/admin/catalogue/suppliers/columns.tsx";
import { useSupplierFilters } from "#app/routes/admin/catalogue/suppliers/filters.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { supplierResource } from "#contract/catalogue/suppliers/suppliers.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = { resource: supplierResource, kept: { audience: "office", list: "suppliers" } } as const;

export async function loader(args: Route.LoaderArgs) {
  const service = supplierService(args.context.get(apiContext));
  const title = getI18n(args.context).t("navigation:suppliers");
  const [found, places] = await Promise.all([
    loadList(args, { ...list, service, title, sort: "name" }),
    placeChoices(args.context, "office"),
  ]);
  const user = args.context.get(userContext);
  return {
    ...found,
    places: places.map(({ value, label }) => ({ value, label })),
    rights: { create: holds(user, "suppliers.create"), edit: holds(user, "suppliers.edit") },
  };
}

export function action(args: Route.ActionArgs) {
  return listAction(args, { ...list, service: supplierService(args.context.get(apiContext)) });
}

const names = ["activate", "hold", "close"] as const;

export default function SupplierList({ loaderData, actionData }: Route.ComponentProps) {
  const { places, rights } = loaderData;
  const { t } = useTranslation(["suppliers", "kit"]);
  const verbs = rights.edit ? names : [];
  return (
    <RecordList
      found={loaderData}
      answer={actionData}
      columns={supplierColumns(t)}
      filters={useSupplierFilters(places)}
      verbs={verbs.map((name) => ({ name, label: t(`bulk.${name}`), title: t(`bulkTitle.${name}`) }))}
      icon={Building2}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{
        add: rights.create ? href("/admin/suppliers/add") : undefined,
        exported: href("/admin/suppliers/export.csv"),
      }}
    />
  );
}
