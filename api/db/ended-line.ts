import { sql } from "drizzle-orm";
import { endedStatuses } from "#api/domain/files/ended-line.ts";

/** The statuses of declined and cancelled services, for `not in (…)` of a statement. */
export const endedList = sql.raw(endedStatuses.map((status) => `'${status}'`).join(", "));
