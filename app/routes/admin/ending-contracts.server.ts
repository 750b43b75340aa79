import type { RouterContextProvider } from "react-router";
import type { EndingContracts } from "#app/components/desk/contract-lists.tsx";
import { sideCallContext } from "#app/context.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { attachmentService } from "#app/services/attachments.server.ts";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import type { Page } from "#contract/envelope.ts";
import { can } from "#contract/permission-expression.ts";

/** So many stand on the desk; the lists have all. */
const first = { page: 1, per_page: 10 } as const;
const most = 5;

/** What ends soon of that which the account looks after, and what waits for rates; null for who looks after none of it. Left out while the API does not tell it. */
export async function endingContracts(
  context: Readonly<RouterContextProvider>,
): Promise<EndingContracts | null> {
  const user = signedIn(context);
  const side = context.get(sideCallContext);
  const looksAfterRates = can(user, "rates.edit") && can(user, "rate-analysis.view");
  const [papers, rates, waiting] = await Promise.all([
    can(user, "attachments.edit")
      ? side(
          (api) =>
            attachmentService(api).list({ ...first, sort: ["valid_to"], filter: { state: "expiring" } }),
          null,
        )
      : null,
    looksAfterRates
      ? side((api) => rateAnalysisService(api).ending({ ...first, sort: ["ends_on"], filter: {} }), null)
      : null,
    looksAfterRates
      ? side((api) => rateAnalysisService(api).waiting({ ...first, sort: ["date_from"], filter: {} }), null)
      : null,
  ]);
  if (!papers && !rates && !waiting) return null;
  return { papers: some(papers), rates: some(rates), waiting: some(waiting) };
}

function some<Row>(page: Page<Row> | null) {
  return page && { rows: page.data.slice(0, most), total: page.meta.total ?? page.data.length };
}
