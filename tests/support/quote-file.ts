import { eq, inArray, isNotNull, and, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import { testDemo } from "#tests/support/test-demo.ts";

/** Turns a written demo file into a quote that leaves in 200 days, priced at that moment; answers its number. */
export async function asQuote(tx: Tx, reference: string): Promise<number> {
  const [file] = await tx.select().from(clientFile).where(eq(clientFile.reference, reference));
  if (!file) throw new RangeError(`The demo has no file ${reference}`);
  const shift = 200 - Math.round((Date.parse(file.travelDate) - Date.parse(testDemo.today)) / 86_400_000);
  await tx
    .update(clientFile)
    .set({
      kind: "quote",
      status: "Quote",
      takenOverAt: null,
      submittedAt: null,
      travelDate: addDays(file.travelDate, shift),
      endDate: addDays(file.endDate, shift),
    })
    .where(eq(clientFile.id, file.id));
  const ofFile = eq(serviceLine.fileId, file.id);
  const lines = tx.select({ id: serviceLine.id }).from(serviceLine).where(ofFile);
  await tx.delete(allotmentHold).where(inArray(allotmentHold.lineId, lines));
  await tx
    .update(serviceLine)
    .set({
      dateFrom: sql`${serviceLine.dateFrom} + ${shift}::int`,
      dateTo: sql`${serviceLine.dateTo} + ${shift}::int`,
    })
    .where(ofFile);
  await tx
    .update(serviceLine)
    .set({ status: "QU", priceStatus: "priced", voucherNo: null, confirmation: null })
    .where(and(ofFile, isNotNull(serviceLine.optionId)));
  await tx
    .update(linePrice)
    .set({
      computedAt: testDemo.now,
      units: sql`(select coalesce(jsonb_agg(
          jsonb_set(unit, '{date}', to_jsonb(((unit->>'date')::date + ${shift}::int)::text)) order by unit->>'date'), '[]')
        from jsonb_array_elements(${linePrice.units}) unit)`,
    })
    .where(inArray(linePrice.lineId, lines));
  await tx
    .update(dayHeader)
    .set({ date: sql`${dayHeader.date} + ${shift}::int` })
    .where(eq(dayHeader.fileId, file.id));
  await repriceFile(tx, await readQuoteFile(tx, file.id), { reason: "Moved", now: testDemo.now });
  return file.id;
}

/** Gives every service of a file so many units of our own stock on all of its days. */
export async function stockFor(tx: Tx, fileId: number, max: number): Promise<void> {
  await tx.execute(sql`
    insert into ${allotment} (option_id, date, unit, max)
    select distinct l.option_id, day::date, 'room', ${max}::int
    from ${serviceLine} l
    cross join generate_series(l.date_from, l.date_to, interval '1 day') as day
    where l.file_id = ${fileId} and l.option_id is not null
    on conflict (option_id, date, agency_id) do update
      set max = excluded.max, used = 0, held = 0, stop_sell = false, mode = 'allotment', release_days = 0`);
}
