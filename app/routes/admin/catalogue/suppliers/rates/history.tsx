import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { loadProduct } from "#app/routes/admin/catalogue/suppliers/rates/load-product.server.ts";
import { RateStatus } from "#app/routes/admin/catalogue/suppliers/rates/rate-status.tsx";
import { rateTabs } from "#app/routes/admin/catalogue/suppliers/rates/rate-tabs.ts";
import { useKeptRateWords } from "#app/routes/admin/catalogue/suppliers/rates/rate-words.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { rateService } from "#app/services/rates.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader(args: Route.LoaderArgs) {
  const [{ name: of }, history] = await Promise.all([
    loadProduct(args.context, args.params),
    loadHistory(args, rateService(args.context.get(apiContext)), {
      uid: args.params.rate,
      titleOf: ({ name }) => name,
    }),
  ]);
  checkAddress(args.params.product, history.record.option);
  return { of, ...history };
}

export default function SeasonHistory({
  loaderData: { title, of, record, ...history },
  params,
}: Route.ComponentProps) {
  const { t } = useTranslation(["supplierRates", "records"]);
  return (
    <RecordPage
      title={title}
      partOf={{ name: of, to: href("/admin/suppliers/:uid/products/:product/rates", params) }}
      badges={<RateStatus season={record} />}
      tabs={rateTabs(params, t)}
    >
      <HistoryList {...history} words={useKeptRateWords()} />
    </RecordPage>
  );
}
