import { and, eq, gte, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { finalisation } from "#api/db/schema/finalisation.ts";
import { user } from "#api/db/schema/user.ts";
import type { ReconfirmDays } from "#api/domain/requests/reconfirm-rules.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { filesOfBrand, visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { readReconfirmDays } from "#api/modules/sales/reconfirmation/lines-to-ask.ts";
import type { FinalisationQuery } from "#contract/quality/finalisation/endpoints.ts";

type Filter = z.output<typeof FinalisationQuery>["filter"];
export type Clock = { days: ReconfirmDays; today: string };

const open = ["Requested", "Processing", "Mixed", "Confirmed"] as const;

const wasFinalised = sql`exists (select from ${finalisation}
  where ${finalisation.fileId} = ${clientFile.id} and ${finalisation.finalisedAt} is not null)`;

/** What day it is for whoever calls, and how many days before what the settings ask. */
export async function readClock(tx: Tx, call: Call): Promise<Clock> {
  return { days: await readReconfirmDays(tx), today: todayIn(call.signedIn().timezone, call.now()) };
}

/** The bookings that the tracker is about: trips of one party that begin within the days of the settings. Asks the files alone. */
export function trackedFiles(filter: Filter, { days, today }: Clock, call: Call): SQL | undefined {
  const { show = "open", whose, q } = filter;
  const statuses = show === "finalised" ? ["Finalised" as const] : [...open];
  return and(
    visibleFiles(call),
    eq(clientFile.kind, "booking"),
    eq(clientFile.department, "FI"),
    gte(clientFile.travelDate, today),
    lte(clientFile.travelDate, addDays(today, days.finalise)),
    inArray(clientFile.status, show === "all" ? [...statuses, "Finalised"] : statuses),
    show === "reopened" ? wasFinalised : undefined,
    whose === "mine" ? eq(clientFile.consultantId, call.signedIn().id) : undefined,
    filter.brand ? filesOfBrand(filter.brand) : undefined,
    filter.travel_date_from ? gte(clientFile.travelDate, filter.travel_date_from) : undefined,
    filter.travel_date_to ? lte(clientFile.travelDate, filter.travel_date_to) : undefined,
    q ? or(contains(clientFile.reference, q), contains(clientFile.name, q)) : undefined,
  );
}

/** Files with what people did on their way, for any condition. */
export function trackedRows(tx: Tx) {
  return tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      brand: brand.code,
      agency_name: agency.name,
      consultant_name: user.name,
      travel_date: clientFile.travelDate,
      file_status: clientFile.status,
      currency: clientFile.currency,
      done: finalisation,
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .leftJoin(user, eq(user.id, clientFile.consultantId))
    .leftJoin(finalisation, eq(finalisation.fileId, clientFile.id))
    .$dynamic();
}

export type TrackedRow = Awaited<ReturnType<typeof trackedRows>>[number];
