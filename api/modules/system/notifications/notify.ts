import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { notification } from "#api/db/schema/notification.ts";
import type { Call } from "#api/http/context.ts";
import { publish } from "#api/realtime/publish.ts";
import type { NotificationContent } from "#contract/system/notifications/kinds.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** An account that is told something. */
export type Recipient = { id: number; uid: string };

type Teller = Pick<Call, "account" | "now" | "sendEvents" | "log" | "requestId">;

/**
 * Tells accounts something in the transaction that made it true, and their open pages after the commit. Whoever did
 * it is not told. The recipients must be accounts the caller may know of, or the database refuses; what a person
 * chose not to hear of is left out when they look.
 */
export function notify(
  tx: Tx,
  call: Teller,
  recipients: readonly Recipient[],
  content: NotificationContent,
): Promise<void> {
  return notifyEach(tx, call, [{ recipients, content }]);
}

/** Tells several groups of accounts something of their own: however many, one statement. */
export async function notifyEach(
  tx: Tx,
  call: Teller,
  news: readonly { recipients: readonly Recipient[]; content: NotificationContent }[],
): Promise<void> {
  const told = news.flatMap(({ recipients, content }) =>
    recipients.filter(({ id }) => id !== call.account?.id).map(({ id, uid }) => ({ id, uid, content })),
  );
  if (told.length === 0) return;
  const createdAt = call.now();
  const rows = told.map(({ id, content }) => ({
    uid: ulid(createdAt.getTime()),
    userId: id,
    createdAt,
    ...content,
  }));
  await tx.insert(notification).values(rows);
  publish(tx, call, {
    channels: [...new Set(told.map(({ uid }) => channels.user(uid)))],
    event: "notification.created",
    payload: {},
  });
}
