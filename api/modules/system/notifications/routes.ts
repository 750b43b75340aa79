import { and, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { notification } from "#api/db/schema/notification.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { publish } from "#api/realtime/publish.ts";
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  type Notification,
} from "#contract/system/notifications/endpoints.ts";
import { isWanted, kindsFor, NotificationContent } from "#contract/system/notifications/kinds.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** What an account was told: its own alone, whatever it may see otherwise. */
export const notificationRoutes: Route[] = [
  route(listNotifications, list),
  route(countUnread, async (_input, call) => ({ unread: await countNow(call) })),
  route(markRead, markOne),
  route(markAllRead, markAll),
];

/** The caller's own notifications of the kinds they want to hear of. */
function own(call: Call) {
  const mine = call.scoping === "rules-only" ? undefined : eq(notification.userId, call.signedIn().id);
  return and(mine, inArray(notification.kind, wantedKinds(call)));
}

/** The kinds that the caller wants to see at the bell. */
function wantedKinds(call: Call) {
  const { audience, notificationChoices } = call.signedIn();
  return kindsFor(audience).filter((kind) => isWanted(notificationChoices, kind, "bell"));
}

async function list({ query }: InputOf<typeof listNotifications>, call: Call) {
  const { filter, page, per_page: perPage } = query;
  const state =
    filter.unread === undefined ? undefined : (filter.unread ? isNull : isNotNull)(notification.readAt);
  const where = and(own(call), state);
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select()
      .from(notification)
      .where(where)
      .orderBy(desc(notification.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(notification)
      .where(where);
    return { rows: rows.map(present), total: counted?.total ?? 0, page, perPage };
  });
}

function present(row: typeof notification.$inferSelect): Notification {
  return {
    // Kind and facts were written together; the column forgot that they belong together.
    ...NotificationContent.parse({ kind: row.kind, facts: row.facts }),
    uid: row.uid,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

/** How many of the caller's notifications are new, as the look-up of the session counted them, if it did. */
export async function countUnreadOf(call: Call): Promise<number> {
  const { news } = call.signedIn();
  if (!news) return countNow(call);
  return wantedKinds(call).reduce((sum, kind) => sum + (news[kind] ?? 0), 0);
}

function countNow(call: Call): Promise<number> {
  return call.database.inScope(call.scope, (tx) => unreadOf(tx, call));
}

async function unreadOf(tx: Tx, call: Call) {
  const values = { user: call.signedIn().id, kinds: wantedKinds(call) };
  const [counted] = await countOwn[call.scoping](tx, values);
  return counted?.unread ?? 0;
}

const counting = (mine?: SQL) =>
  prepared((tx) =>
    tx
      .select({ unread: sql<number>`count(*)::int` })
      .from(notification)
      .where(
        and(mine, sql`${notification.kind} = any(${sql.placeholder("kinds")})`, isNull(notification.readAt)),
      )
      .prepare("unread"),
  );
/** Every page of a portal counts, for its bell. */
const countOwn = {
  "rules-only": counting(),
  "queries-and-rules": counting(sql`${notification.userId} = ${sql.placeholder("user")}`),
};

async function idOf(tx: Tx, call: Call, uid: string) {
  const [found] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(and(own(call), eq(notification.uid, uid)));
  if (!found) throw notFound("Notification not found.");
  return found.id;
}

function markOne({ params }: InputOf<typeof markRead>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const id = await idOf(tx, call, params.uid);
    return mark(tx, call, eq(notification.id, id));
  });
}

function markAll({ body }: InputOf<typeof markAllRead>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const seen =
      body.up_to === undefined ? undefined : lte(notification.id, await idOf(tx, call, body.up_to));
    return mark(tx, call, seen);
  });
}

/** Marks what is new among those; the caller's other pages hear of it. */
async function mark(tx: Tx, call: Call, which: ReturnType<typeof eq> | undefined) {
  await tx
    .update(notification)
    .set({ readAt: call.now() })
    .where(and(own(call), isNull(notification.readAt), which));
  const mine = channels.user(call.signedIn().uid);
  publish(tx, call, { channels: [mine], event: "notification.read", payload: {} });
  return { unread: await unreadOf(tx, call) };
}
