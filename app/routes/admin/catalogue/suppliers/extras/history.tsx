import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { useKeptExtraWords } from "#app/routes/admin/catalogue/suppliers/extras/extra-words.ts";
import { loadProduct } from "#app/routes/admin/catalogue/suppliers/rates/load-product.server.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { productExtraService } from "#app/services/product-extras.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader(args: Route.LoaderArgs) {
  const title = getI18n(args.context).t("productExtras:history");
  const [{ name }, history] = await Promise.all([
    loadProduct(args.context, args.params),
    loadHistory(args, productExtraService(args.context.get(apiContext)), {
      uid: args.params.product,
      titleOf: () => title,
    }),
  ]);
  return { of: name, ...history };
}

export default function ExtrasHistory({
  loaderData: { title, of, record: _record, ...history },
  params,
}: Route.ComponentProps) {
  return (
    <RecordPage
      title={title}
      partOf={{ name: of, to: href("/admin/suppliers/:uid/products/:product/extras", params) }}
    >
      <HistoryList {...history} words={useKeptExtraWords()} />
    </RecordPage>
  );
}
