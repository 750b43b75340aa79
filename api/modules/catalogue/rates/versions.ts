import { inArray, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import { maskOf } from "#api/modules/catalogue/options/presenter.ts";
import { seasonFields } from "#api/modules/catalogue/rates/presenter.ts";
import { tablesOf } from "#api/modules/catalogue/rates/price-tables.ts";
import type { SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import type { RateSeason, RateSeasonInput } from "#contract/catalogue/rates/rates.ts";

/** What people write of a season; the product itself also writes estimates. */
export type WrittenSeason = Omit<RateSeasonInput, "status"> & Pick<RateSeason, "status">;

/** A season that is added, or the version of one that follows `before`. Its prices were checked. */
export type SeasonChange = {
  before: SeasonRecord | null;
  option: Pick<SeasonRecord["option"], "id" | "basis">;
  currency: RateSeason["currency"];
  input: WrittenSeason;
};

/** Where versions come from that nobody wrote by hand. The history of each season says it. */
export type Origin = { source: "import" | "roll"; importId: number; reason: string };

/** So many rows in one statement, which takes 65 535 values. */
const most = 1000;

/**
 * The one way in which a version of a season comes to be: the one before is closed, a row with prices of its own is added,
 * the log says what changed. Answers the seasons, in their order.
 */
export async function writeSeasons(
  tx: Tx,
  changes: readonly SeasonChange[],
  call: Call,
  origin?: Origin,
): Promise<string[]> {
  const now = call.now();
  const made = changes.map((change) => ({ ...change, uid: ulid(now.getTime()) }));
  await supersede(
    tx,
    changes.flatMap(({ before }) => (before ? [before] : [])),
    call,
  );
  for (let from = 0; from < made.length; from += most) {
    await addRows(tx, made.slice(from, from + most), origin);
  }
  await writeAudit(
    tx,
    call,
    ...made.map(({ uid, before, input }): AuditChange => {
      const subject = { type: "rate", uid: before?.season ?? uid };
      const sides = { before: before && seasonFields(before), after: writtenFields(input) };
      return { subject, action: before ? "changed" : "created", ...sides, reason: origin?.reason ?? null };
    }),
  );
  return made.map(({ uid, before }) => before?.season ?? uid);
}

/** These seasons count no more; their versions stay, for what was priced by them. */
export async function removeSeasons(
  tx: Tx,
  seasons: readonly SeasonRecord[],
  call: Call,
  reason: string | null = null,
): Promise<void> {
  await supersede(tx, seasons, call);
  await writeAudit(
    tx,
    call,
    ...seasons.map((before): AuditChange => ({
      subject: { type: "rate", uid: before.season },
      action: "removed",
      before: seasonFields(before),
      reason,
    })),
  );
}

async function supersede(tx: Tx, seasons: readonly SeasonRecord[], call: Call): Promise<void> {
  if (seasons.length === 0) return;
  const now = call.now();
  const ids = seasons.map(({ rate: { id } }) => id);
  await tx
    .update(rate)
    .set({ supersededAt: now, updatedAt: now, lockVersion: sql`${rate.lockVersion} + 1` })
    .where(inArray(rate.id, ids));
}

/** An input in the form of what is read. */
export function writtenFields({ option: _option, ...input }: WrittenSeason): ReturnType<typeof seasonFields> {
  return {
    ...input,
    max_units: input.max_units ?? null,
    closed_reason: input.closed_reason ?? null,
    below_cost_reason: input.below_cost_reason ?? null,
    contract_ref: input.contract_ref ?? null,
    prices: input.prices.map(({ from, to, sell_cents: sell, ...row }) => ({
      ...row,
      from: from ?? null,
      to: to ?? null,
      sell_cents: sell ?? null,
    })),
  };
}

/** A season as it is read in the form of an input. */
export function inputOfSeason(season: RateSeason): WrittenSeason {
  const {
    uid: _uid,
    product_name: _name,
    currency: _currency,
    lock_version: _version,
    prices,
    ...terms
  } = season;
  return {
    ...terms,
    max_units: season.max_units ?? undefined,
    closed_reason: season.closed_reason ?? undefined,
    below_cost_reason: season.below_cost_reason ?? undefined,
    contract_ref: season.contract_ref ?? undefined,
    prices: prices.map(({ from, to, sell_cents: sell, ...row }) => ({
      ...row,
      from: from ?? undefined,
      to: to ?? undefined,
      sell_cents: sell ?? undefined,
    })),
  };
}

type Made = SeasonChange & { uid: string };

async function addRows(tx: Tx, made: readonly Made[], origin: Origin | undefined): Promise<void> {
  const rows = await tx
    .insert(rate)
    .values(made.map((one) => rowOf(one, origin)))
    .returning({ id: rate.id, uid: rate.uid });
  const idOf = new Map(rows.map(({ id, uid }) => [uid, id]));
  const priced = made.map(({ uid, option, input }) => {
    const rateId = idOf.get(uid);
    if (rateId === undefined) throw new Error("The rate was not added");
    return { rateId, input, ...tablesOf(option.basis, input) };
  });
  await tx.insert(rateCost).values(priced.map(({ rateId, cost }) => ({ rateId, cost })));
  await tx.insert(rateSell).values(
    priced.map(({ rateId, sell, input }) => ({
      rateId,
      sell,
      markupBps: input.markup_bps,
      belowCostReason: input.below_cost_reason ?? null,
    })),
  );
}

function rowOf({ uid, before, option, currency, input }: Made, origin: Origin | undefined) {
  return {
    uid,
    seasonUid: before?.season ?? null,
    optionId: option.id,
    version: (before?.rate.version ?? 0) + 1,
    currency,
    cancelPolicyId: before?.rate.cancelPolicyId ?? null,
    ...(origin && { source: origin.source, importId: origin.importId }),
    name: input.name,
    status: input.status,
    priceCode: input.price_code,
    dateFrom: input.date_from,
    dateTo: input.date_to,
    dowMask: maskOf(input.operates_on),
    minUnits: input.min_units,
    maxUnits: input.max_units ?? null,
    minMode: input.min_mode,
    freeUnit: input.free_unit,
    stayPay: input.deals.map(({ stay, pay }): [number, number] => [stay, pay]),
    buyTaxMode: input.buy_tax_mode,
    priority: input.priority,
    closed: input.closed,
    closedReason: input.closed_reason ?? null,
    contractRef: input.contract_ref ?? null,
  };
}
