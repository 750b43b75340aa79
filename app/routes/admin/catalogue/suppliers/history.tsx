import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { useSupplierWords } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader(args: Route.LoaderArgs) {
  const [history, places] = await Promise.all([
    loadHistory(args, supplierService(args.context.get(apiContext)), {
      uid: args.params.uid,
      titleOf: ({ name }) => name,
    }),
    placeChoices(args.context, "office"),
  ]);
  return { ...history, places };
}

export default function SupplierHistory({
  loaderData: { title, record, places, ...history },
}: Route.ComponentProps) {
  const { t } = useTranslation(["suppliers", "supplierProducts", "records"]);
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={record} />}
      tabs={supplierTabs(record.uid, t)}
    >
      <HistoryList {...history} words={useSupplierWords(places)} />
    </RecordPage>
  );
}
