import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import type { MonthWindow } from "#api/modules/catalogue/rate-analysis/month-window.ts";
import { stateLetters } from "#contract/catalogue/rate-analysis/month-states.ts";

/**
 * One row for each of the products `o` that `which` joins and narrows: `option_id`, `months` with the letter of each
 * month, `gaps` with its nights that nothing covers, and `open`, how many these are together. Days are bits. A night belongs to the standard season that the price of
 * it would be taken from (higher priority, fewer days, later), one that is no estimate before any that is. Nights on
 * which a product is not to be had need no cover. The worst night says how a month stands; nights that are closed count
 * only where no other is left, and of a product that is not sold all are.
 */
export function coverageOf(which: SQL, window: MonthWindow): SQL {
  const { from, days, weekday } = window;
  const last = days - 1;
  const since = (day: SQL) => sql`(${day} - ${from}::date)`;
  return sql`(with
    week as materialized (
      select mask, substring(repeat((select string_agg(((mask >> ((${weekday}::int + n) % 7)) & 1)::text, '' order by n)
        from generate_series(0, 6) n), 110)::varbit from 1 for ${days}::int) as days from generate_series(1, 127) mask),
    bits as materialized (
      select repeat('1', ${days}::int)::varbit as ones, repeat('0', ${days}::int)::varbit as zeros),
    product as materialized (
      select o.id, o.status = 'active' as sold, week.days
      from product_option o join week on week.mask = o.operates_dow ${which}),
    season as (
      select r.option_id, r.closed, r.status, r.priority, r.date_to - r.date_from as span, r.version, r.id,
        week.days & product.days & (bits.ones >> greatest(0, ${since(sql`r.date_from`)}))
          & (bits.ones << greatest(0, ${last}::int - ${since(sql`r.date_to`)})) as days
      from rate r join product on product.id = r.option_id join week on week.mask = r.dow_mask cross join bits
      where r.superseded_at is null and r.price_code = ''
        and r.date_from < ${window.end}::date and r.date_to >= ${from}::date),
    chosen as (
      select season.option_id, closed, status, season.days & ~ coalesce(bit_or(season.days) over (
        partition by season.option_id
        order by (status = 'estimate' and not closed), priority desc, span, version desc, id desc
        rows between unbounded preceding and 1 preceding), bits.zeros) as days
      from season cross join bits),
    kinds as (
      select option_id, bit_or(days) as every,
        bit_or(days) filter (where closed) as closed,
        bit_or(days) filter (where not closed and status = 'estimate') as estimate,
        bit_or(days) filter (where not closed and status = 'provisional') as provisional,
        bit_or(days) filter (where not closed and status = 'confirmed') as confirmed
      from chosen group by option_id),
    covered as materialized (
      select product.id as option_id, product.sold, product.days & ~ coalesce(kinds.every, bits.zeros) as missing,
        kinds.estimate, kinds.provisional, kinds.confirmed
      from product left join kinds on kinds.option_id = product.id cross join bits),
    counted as materialized (
      select covered.*, case when sold then bit_count(missing) else 0 end::int as open,
        case when sold and missing <> bits.zeros then array[${sql.join(gapsOf(window), sql`, `)}]
          else array_fill(0, array[${window.months.length}::int]) end as gaps
      from covered cross join bits),
    grid as materialized (select option_id, gaps, open, ${lettersOf(window)} as months from counted)
    select * from grid)`;
}

/**
 * Until the transaction ends: compiling the statement, or sorting on the disk, would take longer than the rest of it. Of
 * all products each table is read once instead of row by row, which the planner cannot know.
 */
export async function makeRoom(tx: Tx, { all }: { all: boolean }): Promise<void> {
  await tx.execute(sql`select set_config('jit', 'off', true), set_config('work_mem', '64MB', true),
    set_config('enable_nestloop', ${all ? "off" : "on"}, true)`);
}

const nightsIn = (bits: SQL, { at, length }: MonthWindow["months"][number]) =>
  sql`bit_count(substring(${bits} from ${sql.raw(String(at))} for ${sql.raw(String(length))}))::int`;

function gapsOf({ months }: MonthWindow): SQL[] {
  return months.map((month) => nightsIn(sql`missing`, month));
}

function lettersOf({ months }: MonthWindow): SQL {
  const letter = (state: keyof typeof stateLetters) => sql.raw(`'${stateLetters[state]}'`);
  const each = months.map(
    (month, index) => sql`case
      when gaps[${sql.raw(String(index + 1))}] > 0 then ${letter("missing")}
      when ${nightsIn(sql`estimate`, month)} > 0 then ${letter("estimate")}
      when ${nightsIn(sql`provisional`, month)} > 0 then ${letter("provisional")}
      when ${nightsIn(sql`confirmed`, month)} > 0 then ${letter("confirmed")}
      else ${letter("closed")} end`,
  );
  return sql`case when sold then ${sql.join(each, sql` || `)} else repeat(${letter("closed")}, ${months.length}::int) end`;
}
