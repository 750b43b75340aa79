import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { calendarLink } from "#api/db/schema/calendar-link.ts";
import { madeToken } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { nextLink } from "#api/modules/files/client-file/link-step.ts";
import { auditAccount } from "#api/modules/people/access/access-events.ts";
import type { CalendarLink, CalendarLinkState } from "#contract/sales/supplier-bookings/calendar.ts";

/** The caller's own address, as long as it opens something and while the key is kept that it was made with. */
export function showOwnLink(call: Call): Promise<CalendarLink> {
  return call.database.inScope(call.scope, async (tx) => {
    const link = await readOwn(tx, call);
    if (!link || link.closedAt) return { on: false, path: null };
    const token = madeToken(call.serverKey, "supplier-calendar", link);
    return { on: true, path: token === null ? null : `/supplier/calendar/${token}/bookings.ics` };
  });
}

/** Makes an address, also where there was none or it is switched off; the one before opens nothing from then on. */
export function renewOwnLink(call: Call): Promise<CalendarLinkState> {
  const { id: userId, uid: user } = call.signedIn();
  return call.database.inScope(call.scope, async (tx) => {
    const before = await readOwn(tx, call, { lock: true });
    const uid = before?.uid ?? ulid(call.now().getTime());
    const next = nextLink("supplier-calendar", { uid, rotation: before?.rotation ?? 0 }, call);
    const saved = { ...next, closedAt: null, updatedAt: call.now() };
    // Two first ones at once are one after the other, of which the later counts.
    await tx
      .insert(calendarLink)
      .values({ uid, userId, ...saved })
      .onConflictDoUpdate({ target: calendarLink.userId, set: { uid, ...saved } });
    await auditAccount(tx, call, {
      user,
      action: "calendar-link-renewed",
      before: { rotation: before?.rotation ?? 0 },
      after: { rotation: next.rotation },
    });
    return { on: true };
  });
}

/** Switches the address off until a new one is made. What is off stays as it is. */
export function closeOwnLink(call: Call): Promise<CalendarLinkState> {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await readOwn(tx, call, { lock: true });
    if (!before || before.closedAt) return { on: false };
    await tx
      .update(calendarLink)
      .set({ closedAt: call.now(), updatedAt: call.now() })
      .where(eq(calendarLink.id, before.id));
    await auditAccount(tx, call, {
      user: call.signedIn().uid,
      action: "calendar-link-closed",
      before: { rotation: before.rotation },
      after: { rotation: before.rotation },
    });
    return { on: false };
  });
}

async function readOwn(tx: Tx, call: Call, { lock = false } = {}) {
  const own = tx.select().from(calendarLink).where(eq(calendarLink.userId, call.signedIn().id));
  const [link] = await (lock ? own.for("update") : own);
  return link;
}
