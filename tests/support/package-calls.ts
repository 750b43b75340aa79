import type { PackageCard } from "#contract/catalogue/packages/package.ts";
import type { PackagePrice } from "#contract/catalogue/packages/price.ts";
import { countingQueries } from "#tests/support/count-queries.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testApi } from "#tests/support/test-api.ts";

/** On commission in both brands, on commission in one, net. */
export const packageAgents = ["emma.larkspur", "anke.silberfarn", "manon.quokka"] as const;
type Agent = (typeof packageAgents)[number];

export const january = "travel_date=2027-01-12&class=standard";
export const family = `${january}&rooms=DB-2-8_SG-1`;

/** An API with a few agents signed in who look at packages, and a count of its queries. */
export async function packageCalls() {
  const counting = countingQueries(await freshDatabase());
  const api = await testApi({ database: counting.database });
  const tokens = new Map<Agent, string>();
  for (const name of packageAgents) tokens.set(name, await api.signIn(name));
  const ask = (path: string, name: Agent = "emma.larkspur") =>
    api.call(`/api/agent/${path}`, { token: tokens.get(name) });
  const cards = async (query = "", name?: Agent): Promise<PackageCard[]> =>
    (await ask(`packages${query}`, name)).json.data;
  return {
    api,
    queries: counting.count,
    ask,
    cards,
    refs: async (query = "", name?: Agent) => (await cards(query, name)).map(({ ref }) => ref),
    price: async (ref: string, query: string, name?: Agent): Promise<PackagePrice> =>
      (await ask(`packages/${ref}/price?${query}`, name)).json.data,
  };
}

export type PackageCalls = Awaited<ReturnType<typeof packageCalls>>;
