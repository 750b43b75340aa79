import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { notification } from "#api/db/schema/notification.ts";
import type { Call } from "#api/http/context.ts";
import { publish } from "#api/realtime/publish.ts";
import type { NotificationContent } from "#contract/notifications/kinds.ts";
import { channels } from "#contract/realtime/channels.ts";

/** An account that is told something. */
export type Recipient = { id: number; uid: string };

/**
 * Tells accounts something in the transaction that made it true, and their open pages after the commit. Whoever did
 * it is not told. The recipients must be accounts the caller may know of, or the database refuses; what a person
 * chose not to hear of is left out when they look.
 */
export async function notify(
  tx: Tx,
  call: Pick<Call, "account" | "now" | "sendEvents" | "log" | "requestId">,
  recipients: readonly Recipient[],
  content: NotificationContent,
) {
  const others = recipients.filter(({ id }) => id !== call.account?.id);
  if (others.length === 0) return;
  const createdAt = call.now();
  const rows = others.map(({ id }) => ({
    uid: ulid(createdAt.getTime()),
    userId: id,
    createdAt,
    ...content,
  }));
  await tx.insert(notification).values(rows);
  publish(tx, call, {
    channels: others.map(({ uid }) => channels.user(uid)),
    event: "notification.created",
    payload: {},
  });
}
