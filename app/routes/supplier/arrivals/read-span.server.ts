import { readTypedDate } from "#app/domain/typed-dates.ts";
import { DateOnly } from "#contract/primitives.ts";
import { SpanLength } from "#contract/sales/supplier-bookings/arrivals.ts";

/**
 * The days that an address asks for. A day that cannot be read is today, and stands in `unreadable` as it was typed; of
 * lengths that are not offered it is a week.
 */
export function readSpan({ searchParams }: URL) {
  const typed = searchParams.get("from")?.trim() ?? "";
  const from = DateOnly.safeParse(readTypedDate(typed)).data;
  const days = SpanLength.safeParse(Number(searchParams.get("days"))).data ?? 7;
  return {
    span: { days, ...(from !== undefined && { from }) },
    unreadable: typed !== "" && from === undefined ? typed : null,
  };
}
