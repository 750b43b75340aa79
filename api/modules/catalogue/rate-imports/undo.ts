import { and, count, eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { rate } from "#api/db/schema/rate.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import { overAllBrands } from "#api/http/over-all-brands.ts";
import { notNow } from "#api/http/record-versions.ts";
import { closeImport } from "#api/modules/catalogue/rate-imports/apply.ts";
import { getImport, presentImport } from "#api/modules/catalogue/rate-imports/records.ts";
import { presentSeason } from "#api/modules/catalogue/rates/presenter.ts";
import {
  importedSeasons,
  versionsBefore,
  type SeasonRecord,
} from "#api/modules/catalogue/rates/repository.ts";
import { inputOfSeason, removeSeasons, writeSeasons } from "#api/modules/catalogue/rates/versions.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import type { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";

/**
 * Takes back what an import wrote, as versions once more: a season that it added counts no more, one that it changed is
 * again what it was. Only until something was priced by it or somebody has changed it.
 */
export async function undoImport(uid: string, call: Call): Promise<RateImport> {
  const texts = rateImportTextsIn(call.locale);
  const { id } = await call.database.inScope(call.scope, async (tx) => (await getImport(tx, uid, call)).row);
  // What is priced by them from now on keeps its version all the same: that row stays.
  if (await isUsed(id, call)) throw notNow(texts.used);
  return call.database.inScope(call.scope, async (tx) => {
    const { row } = await getImport(tx, uid, call, true);
    if (row.status !== "applied") throw notNow(texts.notApplied);
    const [written] = await tx.select({ total: count() }).from(rate).where(eq(rate.importId, id));
    const seasons = await importedSeasons(tx, id);
    if (seasons.length !== written?.total) throw notNow(texts.changedSince);
    const before = await versionsBefore(tx, id);
    await takeBack(tx, seasons, before, { importId: id, kind: row.kind, reason: `↶ ${row.name}` }, call);
    await closeImport(tx, id, { status: "undone", undoneAt: call.now() }, call);
    await writeAudit(tx, call, { subject: { type: "rate-import", uid }, action: "undone", reason: row.name });
    return presentImport(await getImport(tx, uid, call));
  });
}

type Origin = { importId: number; kind: "sheet" | "roll"; reason: string };

async function takeBack(
  tx: Tx,
  seasons: readonly SeasonRecord[],
  before: ReadonlyMap<string, SeasonRecord>,
  { importId, kind, reason }: Origin,
  call: Call,
): Promise<void> {
  const added = seasons.filter(({ season }) => !before.has(season));
  await removeSeasons(tx, added, call, reason);
  const changes = seasons.flatMap((season) => {
    const known = before.get(season.season);
    if (!known) return [];
    const input = { ...inputOfSeason(presentSeason(known)), option: known.option.uid };
    return [{ before: season, option: known.option, currency: known.rate.currency, input }];
  });
  if (changes.length === 0) return;
  await writeSeasons(tx, changes, call, { source: kind === "roll" ? "roll" : "import", importId, reason });
}

/**
 * Whether any line of any file, of whatever brand, was priced by what an import wrote. Prices name the versions that made
 * them, and only lines of these products can.
 */
function isUsed(importId: number, call: Call): Promise<boolean> {
  return overAllBrands(call, async (tx) => {
    const [found] = await tx
      .select({ id: linePrice.id })
      .from(linePrice)
      .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
      .innerJoin(rate, eq(rate.optionId, serviceLine.optionId))
      .where(
        and(
          eq(rate.importId, importId),
          sql`${linePrice.units} @> jsonb_build_array(jsonb_build_object('rate', ${rate.uid}))`,
        ),
      )
      .limit(1);
    return found !== undefined;
  });
}
