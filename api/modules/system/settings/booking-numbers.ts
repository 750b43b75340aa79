import { inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";

const numberKeys = [
  "booking.pp_round_step_cents",
  "booking.infant_max_age_default",
  "booking.child_max_age_default",
  "booking.deposit_bps",
  "booking.balance_days_before",
  "booking.quote_valid_days",
] as const;

/** Settings that are numbers; 0 where none is set. System scope. */
export async function readBookingNumbers(tx: Tx): Promise<(key: (typeof numberKeys)[number]) => number> {
  const rows = await tx
    .select({ key: setting.key, value: sql<unknown>`${setting.value}` })
    .from(setting)
    .where(inArray(setting.key, [...numberKeys]));
  return (key) => {
    const value = rows.find((row) => row.key === key)?.value;
    return typeof value === "number" ? value : 0;
  };
}
