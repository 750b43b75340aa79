import { eq } from "drizzle-orm";
import { productOption } from "#api/db/schema/product.ts";
import { requestFor } from "#api/modules/catalogue/products/search-request.ts";
import {
  ProductSearchQuery,
  type AgentProduct,
  type OfficeProduct,
} from "#contract/catalogue/products/search.ts";
import { testApi } from "#tests/support/test-api.ts";

/** Options of the demo world that searches are tried on. */
export const park = "ROTACSTEROTPARKRM";
export const lakeside = "ROTACSTEROTLAKEDB";
export const basin = "MONACSTAMONBASNRM";

/** The dates of the first worked example. */
export const sixNights = "place=ROT&service=accommodation&date_from=2026-12-14&nights=6&rooms=DB-2";

export type ProductSearch = Awaited<ReturnType<typeof productSearch>>;

/** An API with a few accounts signed in, and the searches they make. */
export async function productSearch() {
  const api = await testApi();
  const tokens: Record<string, string> = {};
  for (const name of ["emma.larkspur", "noah.maple", "anke.silberfarn", "consultant", "readonly"]) {
    tokens[name] = await api.signIn(name);
  }
  const ask = (query: string, name = "emma.larkspur", kind: "agent" | "office" = "agent") =>
    api.call(`/api/${kind}/product-search?${query}`, { token: tokens[name] });
  const found = async (query: string, name?: string): Promise<AgentProduct[]> =>
    (await ask(query, name)).json.data;
  return {
    api,
    ask,
    found,
    inOffice: async (query: string, name = "consultant"): Promise<OfficeProduct[]> =>
      (await ask(query, name, "office")).json.data,
    one: async (query: string, code: string, name?: string) => {
      const option = (await found(query, name)).find((row) => row.code === code);
      if (!option) throw new Error(`${code} was not found for ${query}`);
      return option;
    },
    change: (code: string, values: Partial<typeof productOption.$inferInsert>) =>
      api.system((tx) => tx.update(productOption).set(values).where(eq(productOption.code, code))),
    idOf: async (code: string) => {
      const [row] = await api.system((tx) =>
        tx.select({ id: productOption.id }).from(productOption).where(eq(productOption.code, code)),
      );
      if (!row) throw new Error(`There is no option ${code}`);
      return row.id;
    },
  };
}

/** What a query asks the engine for. */
export function requestOf(query: string, unit: AgentProduct["length_unit"]) {
  return requestFor(unit, ProductSearchQuery.parse(Object.fromEntries(new URLSearchParams(query))));
}
