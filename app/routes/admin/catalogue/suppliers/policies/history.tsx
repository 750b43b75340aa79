import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { useKeptTermsWords } from "#app/routes/admin/catalogue/suppliers/policies/terms-words.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { cancelTermsService } from "#app/services/cancel-terms.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader(args: Route.LoaderArgs) {
  const { uid, terms } = args.params;
  const service = cancelTermsService(args.context.get(apiContext));
  const [{ products }, history] = await Promise.all([
    service.ofSupplier(uid),
    loadHistory(args, service, { uid: terms, titleOf: ({ name }) => name }),
  ]);
  checkAddress(uid, history.record.supplier ?? "");
  return { products, ...history };
}

export default function TermsHistory({
  loaderData: { title, products, record, ...history },
  params,
}: Route.ComponentProps) {
  return (
    <RecordPage
      title={title}
      partOf={{ name: record.name, to: href("/admin/suppliers/:uid/policies/:terms", params) }}
    >
      <HistoryList {...history} words={useKeptTermsWords(products)} />
    </RecordPage>
  );
}
