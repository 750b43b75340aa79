import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { orderedBy } from "#api/db/ordered-by.ts";
import { place } from "#api/db/schema/place.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { comingMonths, firstMonth } from "#api/domain/packages/travel-months.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { fromPrices } from "#api/modules/catalogue/packages/from-price.ts";
import { packageNamed } from "#api/modules/catalogue/packages/named.ts";
import {
  packageBrief,
  packageRows,
  readTerms,
  visiblePackages,
  type PackageRow,
} from "#api/modules/catalogue/packages/visible.ts";
import type { PackageQuery } from "#contract/catalogue/packages/endpoints.ts";
import { Transport } from "#contract/catalogue/packages/package.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

type Query = z.output<typeof PackageQuery>;

/** A page of packages with what each costs from. */
export async function listPackages(query: Query, call: Call) {
  const { filter, page, per_page: perPage } = query;
  const { rows, total, terms } = await call.database.inScope(call.scope, async (tx) => {
    const where = and(visiblePackages(call), conditions(filter));
    return {
      rows: await packageRows(tx)
        .where(where)
        .orderBy(...orderOf(query.sort))
        .limit(perPage)
        .offset((page - 1) * perPage),
      total: await tx.$count(tripPackage, where),
      terms: await readTerms(tx, call),
    };
  });
  const today = todayIn(call.signedIn().timezone, call.now());
  const months = comingMonths(today);
  const wishes = rows.map((row) => ({
    row,
    month: filter.month ?? firstMonth(months, row.months),
    class: filter.class ?? plainest(row),
  }));
  const prices = await fromPrices(wishes, terms, today, call);
  const cards = wishes.map(({ row, month, class: wanted }, index) => ({
    ...packageBrief(row, call.locale),
    price_mode: terms.priceMode,
    from_price: { month, class: wanted, cents: prices[index] ?? null },
  }));
  return { rows: cards, total, page, perPage };
}

function plainest({ tariffs }: PackageRow): OptionClass {
  return OptionClass.options.find((one) => tariffs.includes(one)) ?? "standard";
}

function conditions({ q, duration, start, transport, class: wanted, month }: Query["filter"]) {
  const startsThere = sql`select ${place.id} from ${place} where ${place.code} = ${start?.toUpperCase()}`;
  return and(
    q ? packageNamed(q) : undefined,
    duration ? eq(tripPackage.durationDays, duration) : undefined,
    start ? sql`${tripPackage.startPlaceId} = (${startsThere})` : undefined,
    transport && transport !== "any" ? eq(tripPackage.transport, transport) : undefined,
    wanted ? sql`${wanted} = any(${tripPackage.tariffs})` : undefined,
    month ? sql`${Number(month.slice(5))} = any(${tripPackage.monthsAvailable})` : undefined,
  );
}

const sortColumns = { duration: tripPackage.durationDays, ref: tripPackage.ref };

function orderOf(sort: Query["sort"]) {
  return [...orderedBy(sort, sortColumns), asc(tripPackage.durationDays), asc(tripPackage.id)];
}

/** What the packages of the caller can be narrowed by. */
export function listChoices(call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select({
        duration: tripPackage.durationDays,
        code: place.code,
        name: place.name,
        transport: tripPackage.transport,
        tariffs: tripPackage.tariffs,
        months: tripPackage.monthsAvailable,
      })
      .from(tripPackage)
      .innerJoin(place, eq(place.id, tripPackage.startPlaceId))
      .where(visiblePackages(call));
    const places = new Map(rows.map(({ code, name }) => [code, name]));
    const today = todayIn(call.signedIn().timezone, call.now());
    const available = new Set(rows.flatMap(({ months }) => months));
    return {
      durations: [...new Set(rows.map(({ duration }) => duration))].toSorted((a, b) => a - b),
      start_places: [...places]
        .map(([code, name]) => ({ code, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, call.locale)),
      transports: Transport.options.filter((one) => rows.some(({ transport }) => transport === one)),
      classes: OptionClass.options.filter((one) => rows.some(({ tariffs }) => tariffs.includes(one))),
      months: comingMonths(today).filter((month) => available.has(Number(month.slice(5)))),
    };
  });
}
