import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";
import { perHourKey } from "#api/domain/deed-limits.ts";
import { limitedDeeds, type LimitedDeed } from "#contract/limited-deeds.ts";

/** How often one account may do something within an hour. System scope. */
export async function setLimit(tx: Tx, deed: LimitedDeed, perHour: number): Promise<void> {
  await tx
    .update(setting)
    .set({ value: perHour })
    .where(eq(setting.key, perHourKey(deed)));
}

/** Many tests share the accounts of the demo data, which do more in a minute than people do in a day. */
export async function widenLimits(tx: Tx): Promise<void> {
  for (const deed of limitedDeeds) await setLimit(tx, deed, 100_000);
}
