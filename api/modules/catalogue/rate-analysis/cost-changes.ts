import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import type { MonthWindow } from "#api/modules/catalogue/rate-analysis/month-window.ts";

/**
 * By how much the cost of each month of these products is above that of the same month a year earlier, in basis points.
 * The cost of a month is the least of its standard seasons that are open, in the currency of the supplier, of the first
 * of these that a season names: a double, twin or single room, an adult, the shortest hire, the smallest group. The same
 * one is compared; null where either year has none.
 */
export async function costChanges(
  tx: Tx,
  ids: readonly number[],
  { from, months }: MonthWindow,
): Promise<Map<number, (number | null)[]>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const count = months.length;
  const rows = await rawRows<{ option_id: number; month: number; change: number }>(
    tx,
    sql`with season as (
        select r.option_id, r.date_from, r.date_to, base.kind, base.cents
        from rate r join rate_cost c on c.rate_id = r.id
        cross join lateral (values
          ('DB', c.cost ->> 'DB'), ('TW', c.cost ->> 'TW'), ('SG', c.cost ->> 'SG'), ('adult', c.cost ->> 'adult'),
          ('band', c.cost #>> '{bands,0,each}'), ('break', c.cost #>> '{breaks,0,each}')) as told (kind, amount)
        cross join lateral (select told.kind, told.amount::numeric as cents) base
        where r.option_id in (${list}) and r.superseded_at is null and r.price_code = '' and not r.closed
          and told.amount is not null
          and r.date_from < (${from}::date + make_interval(months => ${count}::int))
          and r.date_to >= (${from}::date - interval '12 months')),
      month as (
        select n, (${from}::date + make_interval(months => n))::date as first,
          (${from}::date + make_interval(months => n + 1))::date as next
        from generate_series(-12, ${count - 1}::int) n),
      cost as (
        select option_id, kind, n, min(cents) as cents from season
        join month on season.date_from < month.next and season.date_to >= month.first group by 1, 2, 3)
      select distinct on (now.option_id, now.n) now.option_id, now.n as month,
        round((now.cents - past.cents) * 10000 / past.cents)::int as change
      from cost now join cost past on past.option_id = now.option_id and past.kind = now.kind and past.n = now.n - 12
      where now.n >= 0 and past.cents > 0
      order by now.option_id, now.n, array_position(array['DB', 'TW', 'SG', 'adult', 'band', 'break'], now.kind)`,
  );
  const found = new Map<number, (number | null)[]>();
  for (const { option_id: id, month, change } of rows) {
    const changes = found.get(id) ?? months.map(() => null);
    changes[month] = change;
    found.set(id, changes);
  }
  return found;
}
