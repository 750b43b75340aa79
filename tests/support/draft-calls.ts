import { and, eq } from "drizzle-orm";
import { productOption } from "#api/db/schema/product.ts";
import { rate } from "#api/db/schema/rate.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { PackagePrice } from "#contract/catalogue/packages/price.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import type { DraftLine, QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { countingQueries } from "#tests/support/count-queries.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testApi } from "#tests/support/test-api.ts";

/** Two adults and a child in a double, an adult in a single; the package has a price for all of it. */
export const familyQuote = {
  package: "SAD5",
  travel_date: "2027-01-12",
  class: "standard",
  rooms: "DB-2-8_SG-1",
  optional: [] as string[],
  name: "Family Whitcombe",
  agent_reference: "LB-4711",
};

/** The key of a slot of that package, by its day and position. */
export const slotOf = (position: string) => seedUid("package slot", `${familyQuote.package} ${position}`);

type Agent = "emma.larkspur" | "anke.silberfarn" | "manon.quokka";

/** An API with agents signed in who save quotes and customise them. */
export async function draftCalls({ counting = false } = {}) {
  const counter = counting ? countingQueries(await freshDatabase()) : undefined;
  const api = await testApi(counter && { database: counter.database });
  const tokens = new Map<Agent, string>();
  for (const name of ["emma.larkspur", "anke.silberfarn", "manon.quokka"] as const)
    tokens.set(name, await api.signIn(name));
  const ask = (path: string, name: Agent = "emma.larkspur") =>
    api.call(`/api/agent/${path}`, { token: tokens.get(name) });
  const send = (method: string, path: string, body: unknown, name: Agent = "emma.larkspur", key?: string) =>
    api.call(`/api/agent/${path}`, {
      method,
      token: tokens.get(name),
      body,
      ...(key && { headers: { "Idempotency-Key": key } }),
    });
  const show = async (reference: string, name?: Agent): Promise<QuoteDraft> =>
    (await ask(`quotes/${reference}`, name)).json.data;
  return {
    api,
    /** Statements so far, where they are counted. */
    queries: () => counter?.count() ?? 0,
    written: () => counter?.written() ?? 0,
    ask,
    price: async (ref: string, query: string, name?: Agent): Promise<PackagePrice> =>
      (await ask(`packages/${ref}/price?${query}`, name)).json.data,
    send,
    show,
    /** Does something with a service of a quote as it was read. */
    change: ({ reference, lock_version }: QuoteDraft, line: string, body: object) =>
      send("PATCH", `quotes/${reference}/services/${line}`, { lock_version, ...body }),
    replacements: async ({ reference }: QuoteDraft, line: string): Promise<Replacement[]> =>
      (await ask(`quotes/${reference}/services/${line}/replacements`)).json.data,
    /** Saves a quote and answers it as it then stands. */
    save: async (wish: Partial<typeof familyQuote> = {}, name?: Agent): Promise<QuoteDraft> => {
      const answer = await send("POST", "quotes", { ...familyQuote, ...wish }, name);
      if (answer.status !== 201) throw new Error(answer.text);
      return show(answer.json.data.reference, name);
    },
    /** Does the work while an option has no rates. */
    withoutRates: async <T>(option: string, work: () => Promise<T>): Promise<T> => {
      const [row] = await api.system((tx) =>
        tx.select({ id: productOption.id }).from(productOption).where(eq(productOption.code, option)),
      );
      const set = (supersededAt: Date | null) =>
        api.system((tx) =>
          tx
            .update(rate)
            .set({ supersededAt })
            .where(and(eq(rate.optionId, row!.id))),
        );
      await set(new Date());
      try {
        return await work();
      } finally {
        await set(null);
      }
    },
  };
}

export type DraftCalls = Awaited<ReturnType<typeof draftCalls>>;

export function linesOf({ days }: QuoteDraft): DraftLine[] {
  return days.flatMap(({ lines }) => lines);
}

/** The first service of a kind on a day of a quote; it must be there. */
export function lineOn(draft: QuoteDraft, day: number, type: string): DraftLine {
  return linesOf(draft).find((one) => one.day_no === day && one.service_type === type)!;
}
