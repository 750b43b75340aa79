import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import { calendarLink } from "#api/db/schema/calendar-link.ts";
import { place } from "#api/db/schema/place.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { hashCapability } from "#api/domain/capability.ts";
import { displayedConfirmation } from "#api/domain/itinerary/confirmation.ts";
import { addDays, daysBetween, todayIn } from "#api/domain/today.ts";
import { findAccount, isUsable } from "#api/http/authenticate.ts";
import type { Account, Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { notFound } from "#api/http/refusal.ts";
import { scopeOf } from "#api/http/scope.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { confirmed } from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { readSupplierCalendar, SupplierCalendar } from "#contract/sales/supplier-bookings/calendar.ts";

/** Looks of one network in ten minutes: programs ask every few hours, and a house has several. */
const looks = { max: 120, seconds: 600 };
const daysBack = 14;
const daysAhead = 90;
const mostServices = 2000;

/**
 * The confirmed services of the supplier whose user made the address. It is read in that user's own scope, and answers
 * 404 as soon as the user could not read it in the portal: suspended, without the right, of a closed company.
 */
export async function supplierCalendar(
  { params }: InputOf<typeof readSupplierCalendar>,
  call: Call,
): Promise<SupplierCalendar> {
  await limitVisits(call, "supplier-calendar", looks);
  const owner = await findOwner(params.token, call);
  if (!owner) throw notFound(textsIn(call.locale).recordNotFound);
  return {
    supplier_name: owner.organisation ?? owner.name,
    locale: owner.locale,
    services: await readServices({ ...call, scope: scopeOf(owner) }, owner),
  };
}

/** Who made the address, as far as it may still be used; null for unknown, older and switched-off ones alike. */
function findOwner(token: string, call: Call) {
  return withAccounts(call.database, async (tx) => {
    const [link] = await tx
      .select({ userId: calendarLink.userId })
      .from(calendarLink)
      .innerJoin(user, eq(user.id, calendarLink.userId))
      .where(
        and(
          eq(calendarLink.tokenHash, hashCapability(token)),
          isNull(calendarLink.closedAt),
          eq(user.audience, "supplier"),
          isUsable(call),
        ),
      );
    const owner = link ? await findAccount(tx, link.userId) : null;
    return owner?.permissions.includes("bookings.view") ? owner : null;
  });
}

function readServices(call: Call, { timezone, locale }: Pick<Account, "timezone" | "locale">) {
  const today = todayIn(timezone, call.now());
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select({
        uid: serviceLine.uid,
        reference: clientFile.reference,
        party_name: clientFile.name,
        service_type: serviceLine.serviceType,
        name: serviceLine.name,
        place: place.name,
        timezone: place.timezone,
        date_from: serviceLine.dateFrom,
        date_to: serviceLine.dateTo,
        start_time: serviceLine.startTime,
        end_time: serviceLine.endTime,
        qty: serviceLine.qty,
        adults: serviceLine.adults,
        children: serviceLine.children,
        infants: serviceLine.infants,
        confirmation: serviceLine.confirmation,
        version: serviceLine.lockVersion,
        changedAt: serviceLine.updatedAt,
      })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .innerJoin(place, eq(place.id, serviceLine.placeId))
      .where(
        and(
          confirmed(call),
          gte(serviceLine.dateTo, addDays(today, -daysBack)),
          lte(serviceLine.dateFrom, addDays(today, daysAhead)),
        ),
      )
      .orderBy(asc(serviceLine.dateFrom), asc(serviceLine.id))
      .limit(mostServices);
    return rows.map(({ changedAt, ...row }) => ({
      ...row,
      name: inLanguage(row.name, locale) ?? "",
      confirmation: displayedConfirmation(row.confirmation),
      nights: isStay(row.service_type) ? daysBetween(row.date_from, row.date_to) : null,
      changed_at: changedAt.toISOString(),
    }));
  });
}
