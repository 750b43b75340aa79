import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { unseen } from "#api/db/planning.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import type { FinalisationFacts } from "#api/domain/files/finalisation.ts";
import { addDays } from "#api/domain/today.ts";
import type { ReconfirmDays } from "#api/domain/requests/reconfirm-rules.ts";

/** What is worked out of a file; ticks are not. `isAsked`: a supplier was asked to reconfirm. */
export type ComputedFacts = Omit<FinalisationFacts, "ticked"> & { isAsked: boolean };

const noFacts: ComputedFacts = {
  unnamed: 0,
  ageless: 0,
  unsecured: 0,
  declined: 0,
  toReconfirm: 0,
  reported: 0,
  reconfirmLater: 0,
  unmet: 0,
  untitled: 0,
  undescribed: 0,
  newAlerts: 0,
  isPublished: false,
  isInvoiced: false,
  isPaid: false,
  isPaymentDue: false,
  isAsked: false,
};

type Clock = { days: ReconfirmDays; today: string };

/**
 * What is open on files, by their number, in one statement however many files there are. `tx` may be of the office's
 * scope, whose walls then hold.
 */
export async function readFacts(
  tx: Tx,
  ids: readonly number[],
  clock: Clock,
): Promise<(id: number) => ComputedFacts> {
  if (ids.length === 0) return () => noFacts;
  const wanted = sql`any(${unseen(sql.param([...ids]), "int[]")})`;
  const parts = [
    ofServices(wanted, clock),
    ofTravellers(wanted),
    ofDays(wanted),
    ofAlerts(wanted, clock),
    ofMoney(wanted, clock),
  ].map((part) => sql`select file, to_jsonb(part) - 'file' as facts from (${part}) part`);
  const found = await rawRows<Part>(tx, sql.join(parts, sql` union all `));
  const facts = new Map<number, Partial<ComputedFacts>>();
  for (const part of found) facts.set(part.file, { ...facts.get(part.file), ...part.facts });
  return (id) => ({ ...noFacts, ...facts.get(id) });
}

type Wanted = SQL;
type Part = { file: number; facts: Partial<ComputedFacts> };

function ofServices(wanted: Wanted, { days, today }: Clock): SQL {
  const until = addDays(today, days.reconfirm);
  return sql`select l.file_id as file,
      (count(*) filter (where l.costed and l.status not in ('OK', 'AL', 'CX', 'CP')))::int as "unsecured",
      (count(*) filter (where l.costed and l.status = 'UN'))::int as "declined",
      (count(*) filter (where l.asks and not l.reported and l.date_from <= ${until}))::int as "toReconfirm",
      (count(*) filter (where l.reported))::int as "reported",
      (count(*) filter (where l.asks and not l.reported and l.date_from > ${until}))::int as "reconfirmLater",
      (count(*) filter (where l.service_type = 'TR' and l.status in ('OK', 'AL') and l.pickup is null
        and l.start_time is null))::int as "unmet",
      bool_or(l.asked) as "isAsked"
    from (
      select s.*, s.status in ('OK', 'AL') and s.option_id is not null and s.supplier_id is not null
          and s.reconfirmed_at is null and s.date_to >= ${today} as asks,
        s.status in ('OK', 'AL') and exists (select from supplier_request r where r.line_id = s.id
          and r.kind = 'reconfirm' and r.status in ('Alternative', 'Declined')) as reported,
        exists (select from supplier_request r where r.line_id = s.id and r.kind = 'reconfirm') as asked
      from service_line s where s.file_id = ${wanted}
    ) l group by l.file_id`;
}

function ofTravellers(wanted: Wanted): SQL {
  return sql`select p.file_id as file, (count(*) filter (where p.last_name = ''))::int as "unnamed",
      (count(*) filter (where p.type <> 'A' and p.date_of_birth is null and p.age_stated is null))::int as "ageless"
    from pax p where p.file_id = ${wanted} and p.status = 'active' group by p.file_id`;
}

/** Days of the trip that have no title of their own, and driven ones of which neither the day nor the road tells anything. */
function ofDays(wanted: Wanted): SQL {
  return sql`select f.id as file,
      greatest(0, f.end_date - f.travel_date + 1 - coalesce(d.titled, 0))::int as "untitled",
      coalesce(d.undescribed, 0)::int as "undescribed"
    from client_file f left join lateral (
      select count(*) filter (where h.title ->> 'en' <> '') as titled,
        count(*) filter (where h.driving_notes is null and exists (
          select from jsonb_array_elements(h.legs) leg
          where leg ->> 'mode' = 'drive' and not exists (
            select from route_leg way join place a on a.id = way.from_place_id
              join place b on b.id = way.to_place_id
            where way.mode = 'drive' and way.notes is not null
              and ((a.code = leg ->> 'from' and b.code = leg ->> 'to')
                or (a.code = leg ->> 'to' and b.code = leg ->> 'from'))))) as undescribed
      from day_header h where h.file_id = f.id
    ) d on true
    where f.id = ${wanted}`;
}

/** Alerts in force that touch a trip and came out after its itinerary did. */
function ofAlerts(wanted: Wanted, { today }: Clock): SQL {
  return sql`select f.id as file, count(*)::int as "newAlerts"
    from client_file f
    join itinerary i on i.file_id = f.id and i.published_at is not null and i.unpublished_at is null
    join itinerary_alert a on a.date_from <= f.end_date and a.date_to >= f.travel_date
      and a.date_to >= ${today} and a.publish_at > i.published_at and a.expires_at is null
      and (a.brand_id is null or a.brand_id = f.brand_id)
    where f.id = ${wanted} and (a.scope = 'all' or exists (
      select from service_line l left join place p on p.id = l.place_id
        left join supplier s on s.id = l.supplier_id left join product_option o on o.id = l.option_id
      where l.file_id = f.id and l.status <> 'CX' and (
        (a.scope = 'place' and p.code = any(a.scope_codes))
        or (a.scope = 'supplier' and s.code = any(a.scope_codes))
        or (a.scope = 'option' and o.code = any(a.scope_codes))
        or (a.scope = 'service_type' and l.service_type = any(a.scope_codes))))
      or (a.scope = 'route' and exists (
        select from day_header h, jsonb_array_elements(h.legs) leg
        where h.file_id = f.id and (leg ->> 'from') || '-' || (leg ->> 'to') = any(a.scope_codes))))
    group by f.id`;
}

function ofMoney(wanted: Wanted, { today }: Clock): SQL {
  return sql`select f.id as file,
      exists (select from itinerary i where i.file_id = f.id and i.published_at is not null
        and i.unpublished_at is null) as "isPublished",
      exists (select from invoice v where v.file_id = f.id and v.status not in ('Draft', 'Void')) as "isInvoiced",
      -- A deposit that is paid is not all.
      exists (select from invoice v where v.file_id = f.id and v.kind <> 'deposit'
          and v.status in ('Paid', 'Written Off'))
        and not exists (select from invoice v where v.file_id = f.id
          and v.status in ('Issued', 'Part Paid')) as "isPaid",
      exists (select from payment_schedule p where p.file_id = f.id and p.due_on < ${today}) as "isPaymentDue"
    from client_file f where f.id = ${wanted}`;
}
