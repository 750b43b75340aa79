import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { extra } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import type { PageOf } from "#api/http/paginate.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import {
  alternativesFor,
  readRest,
  startSearch,
  tryOptions,
  type Search,
  type Tried,
} from "#api/modules/catalogue/products/search.ts";
import { answerOption, type AnsweredOption } from "#api/modules/catalogue/products/search-answer.ts";
import {
  searchAgentProducts,
  searchOfficeProducts,
  type OfficeProduct,
  type ProductSearchQuery,
} from "#contract/catalogue/products/search.ts";

/** The search for what can be sold at a place, for agents and for the office. */
export const productSearchRoutes: Route[] = [
  route(searchAgentProducts, ({ query }, call) => answerSearch(query, call)),
  route(searchOfficeProducts, ({ query: { agency, ...query } }, call) => answerSearch(query, call, agency)),
];

/** So many options are answered at once; all are priced, because the cheapest come first. */
const perPage = 20;

/** The number of queries does not grow with the number of options. */
async function answerSearch(
  query: ProductSearchQuery,
  call: Call,
  agency?: string,
): Promise<PageOf<z.input<typeof OfficeProduct>>> {
  const search = await startSearch(call, query, agency);
  const all = await tryOptions(call, search, query);
  const shown = all.slice((query.page - 1) * perPage, query.page * perPage);
  const refused =
    query.option === undefined ? undefined : shown.find(({ outcome }) => outcome.status === "refused");
  const others = refused ? await alternativesFor(refused, search, call) : [];
  const answer = await answerer(call, search, [...shown, ...others]);
  const rows = shown.map((tried) => ({
    ...answer(tried),
    alternatives: tried === refused ? others.map(answer) : [],
  }));
  return { rows, total: all.length, page: query.page, perPage };
}

async function answerer(
  call: Call,
  search: Search,
  tried: readonly Tried[],
): Promise<(one: Tried) => AnsweredOption> {
  const rest = await readRest(call, search, tried);
  const extraNames = await readExtraNames(call, tried);
  return (one) => answerOption(one, { call, search, rest, extraNames });
}

/** Names of extras in the language of the call, by option and code. */
async function readExtraNames(call: Call, tried: readonly Tried[]): Promise<Map<string, string>> {
  const ids = tried.map(({ option }) => option.id);
  if (ids.length === 0) return new Map();
  const rows = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ optionId: extra.optionId, code: extra.code, name: extra.name })
      .from(extra)
      .where(and(inArray(extra.optionId, ids), eq(extra.active, true))),
  );
  return new Map(
    rows.map(({ optionId, code, name }) => [`${optionId} ${code}`, inLanguage(name, call.locale) ?? code]),
  );
}
