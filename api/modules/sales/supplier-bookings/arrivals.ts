import { and, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays, daysBetween, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import {
  bookingRows,
  confirmed,
  presentBookings,
  type BookingRow,
} from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { codesOfGroup, isStay } from "#contract/catalogue/products/service-groups.ts";
import type { ArrivalSpan, listArrivals } from "#contract/sales/supplier-bookings/arrivals.ts";

/** A list that somebody prints and reads has fewer. */
const mostServices = 500;

/** Who comes in a span of days, and who of before is still there on one of them. */
export function arrivalSpan({ query }: InputOf<typeof listArrivals>, call: Call): Promise<ArrivalSpan> {
  const today = todayIn(call.signedIn().timezone, call.now());
  const { from = today, days } = query;
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await bookingRows(tx)
      .where(
        and(
          confirmed(call),
          lte(serviceLine.dateFrom, addDays(from, days - 1)),
          or(gte(serviceLine.dateFrom, from), and(staying, gte(serviceLine.dateTo, from))),
        ),
      )
      .orderBy(asc(serviceLine.dateFrom), sql`${serviceLine.startTime} asc nulls last`, asc(serviceLine.id))
      .limit(mostServices + 1);
    const shown = rows.slice(0, mostServices);
    const extras = await readExtras(tx, shown, call);
    const services = (await presentBookings(tx, shown, call)).map((service) => ({
      ...service,
      nights: isStay(service.service_type) ? daysBetween(service.date_from, service.date_to) : null,
      extras: extras.get(service.uid) ?? [],
    }));
    return { today, from, days, services, more: rows.length > mostServices };
  });
}

const staying = inArray(serviceLine.serviceType, [...codesOfGroup("accommodation")]);

/** What was booked with each service, by its `uid`, in the language of the call; without a name by its code. */
async function readExtras(tx: Tx, rows: readonly BookingRow[], { locale }: Call) {
  if (rows.length === 0) return new Map<string, string[]>();
  const taken = await tx
    .select({ uid: serviceLine.uid, option: productOption.code, codes: serviceLine.extras })
    .from(serviceLine)
    .innerJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .where(
      and(
        inArray(
          serviceLine.uid,
          rows.map(({ uid }) => uid),
        ),
        sql`cardinality(${serviceLine.extras}) > 0`,
      ),
    );
  const names =
    taken.length > 0
      ? await readExtraNames(
          tx,
          taken.map(({ option }) => option),
        )
      : new Map();
  return new Map(
    taken.map(({ uid, option, codes }) => [
      uid,
      codes.map((code) => inLanguage(names.get(`${option} ${code}`) ?? null, locale) ?? code),
    ]),
  );
}
