import { hotel, rateImportCalls } from "#tests/support/rate-import-calls.ts";
import type { TestApi } from "#tests/support/test-api.ts";

export type Wish = Record<string, unknown>;

/** A week of March, all of its days. */
export const stockDays = {
  date_from: "2031-03-03",
  date_to: "2031-03-09",
  weekdays: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
};
export const stockPath = `/api/office/suppliers/${hotel}`;

/** What tests of stock do at the hotel, with the token of somebody who may. */
export function stockCalls(api: TestApi, token: string) {
  const post = (path: string, body: Wish, as = token) =>
    api.call(`${stockPath}${path}`, { method: "POST", token: as, body });

  /** Looks at a change and makes it. */
  async function change(wish: Wish, as = token) {
    const body = { ...stockDays, ...wish };
    const plan = await post("/stock-plans", body, as);
    if (plan.status !== 200) return { plan, done: plan };
    const done = await post("/stock-changes", { ...body, fingerprint: plan.json.data.fingerprint }, as);
    return { plan, done };
  }

  const month = async (product: string, path = `${stockPath}/stock`, as = token) =>
    (await api.call(`${path}?month=2031-03&product=${product}`, { token: as })).json.data;

  return { ...rateImportCalls(api, token), post, change, month };
}
