import { and, eq, sql } from "drizzle-orm";
import { allotment } from "#api/db/schema/allotment.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { writeService } from "#contract/sales/bookings/wished-words.ts";
import { changeWorld, later } from "#tests/support/change-calls.ts";

export const wordOf = writeService;

/** A booking with services that can come into it, and what became of them. */
export async function serviceWorld() {
  const world = await changeWorld();
  const replacements = async (line: string, query = "") =>
    world.call(`NZFI100005/change/replacements/${line}${query}`);

  /** A service of the booking with what could come in its place, the first of it. */
  const firstSwap = async () => {
    for (const { uid, swappable } of (await world.change()).services) {
      const [option] = swappable ? (await replacements(uid)).json.data : [];
      if (option) return { line: uid, option: option.option as string, cents: option.cents as number };
    }
    throw new Error("Nothing can be swapped");
  };

  /** Something that can be bought on the second day of the booking. */
  const firstAdd = async () => {
    const { travel_date: first, days } = await world.change();
    const date = later(1, first);
    const place = days[1]!.place.code;
    const token = await world.api.signIn("jonas.silberfarn");
    const path = `/api/agent/product-search?place=${place}&date_from=${date}&rooms=DB-2`;
    const found = (await world.api.call(path, { token })).json.data;
    const one = found.find(({ status }: { status: string }) => status === "priced");
    return { option: one.code as string, date_from: one.date_from as string, date_to: one.date_to as string };
  };

  const stockOf = (option: string, max: number) =>
    world.api.system((tx) =>
      tx.execute(sql`insert into allotment (option_id, date, unit, max)
      select o.id, day::date, 'room', ${max}::int
      from ${productOption} o, client_file f,
        generate_series(f.travel_date - 10, f.end_date + 10, interval '1 day') day
      where o.code = ${option} and f.id = ${world.fileId}
      on conflict (option_id, date, agency_id) do update
        set max = excluded.max, used = 0, held = 0, stop_sell = false, mode = 'allotment', release_days = 0`),
    );

  const usedOf = async (option: string) => {
    const [row] = await world.api.system((tx) =>
      tx
        .select({ used: sql<number>`coalesce(sum(${allotment.used}), 0)::int` })
        .from(allotment)
        .innerJoin(productOption, eq(productOption.id, allotment.optionId))
        .where(eq(productOption.code, option)),
    );
    return row!.used;
  };

  const due = async () => {
    const [row] = await world.api.system((tx) =>
      tx
        .select({ cents: sql<number>`sum(${paymentSchedule.amountCents})::int` })
        .from(paymentSchedule)
        .where(eq(paymentSchedule.fileId, world.fileId)),
    );
    return row!.cents;
  };

  const ofOption = async (option: string) => {
    const [row] = await world.api.system((tx) =>
      tx
        .select({ line: serviceLine })
        .from(serviceLine)
        .innerJoin(productOption, eq(productOption.id, serviceLine.optionId))
        .where(and(eq(serviceLine.fileId, world.fileId), eq(productOption.code, option))),
    );
    return row!.line;
  };

  return { ...world, replacements, firstSwap, firstAdd, stockOf, usedOf, due, ofOption };
}
