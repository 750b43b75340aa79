import { and, desc, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { notification } from "#api/db/schema/notification.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { undoWithinMs } from "#api/modules/sales/client-files/done-to-files.ts";
import { notify, type Recipient } from "#api/modules/system/notifications/notify.ts";
import { publish } from "#api/realtime/publish.ts";
import type { NotificationContent } from "#contract/system/notifications/kinds.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** Files that a call handed to somebody. */
export type HandedOver = {
  to: Recipient & { name: string };
  files: readonly { uid: string; reference: string; name: string }[];
};

/** Tells who looks after files from now on, once for all of them; not whoever hands them to themselves. */
export async function tellHandedOver(tx: Tx, call: Call, { to, files }: HandedOver): Promise<void> {
  const [first] = files;
  if (first) await notify(tx, call, [to], newsOf(call, to.name, [first, ...files.slice(1)]));
}

function newsOf(
  call: Call,
  consultant: string,
  files: [HandedOver["files"][number], ...HandedOver["files"]],
): NotificationContent {
  const { name: by, uid: byUid } = call.signedIn();
  const [{ uid, reference, name }] = files;
  if (files.length === 1) {
    return { kind: "file.assigned", facts: { file_uid: uid, reference, file_name: name, by } };
  }
  const facts = { files: files.length, by, by_uid: byUid, consultant, requests: [call.requestId] };
  return { kind: "files.assigned", facts };
}

/**
 * Counts files of a further call into what was told of the calls before it, while that is new to its reader; else they
 * are told by themselves. What others were told is behind their own wall, so this is work of the system, after the
 * commit of the hand-over.
 */
export async function tellMoreHandedOver(call: Call, more: HandedOver): Promise<void> {
  if (more.files.length === 0) return;
  await amongTold(call, async (tx) => {
    const mine = holding({ by_uid: call.signedIn().uid });
    const told = await findTold(
      tx,
      call,
      and(eq(notification.userId, more.to.id), isNull(notification.readAt), mine),
    );
    if (!told) return tellHandedOver(tx, call, more);
    const { files, requests } = told.facts;
    const facts = {
      ...told.facts,
      files: files + more.files.length,
      requests: [...requests, call.requestId],
    };
    await tx.update(notification).set({ facts }).where(eq(notification.id, told.id));
    tellBell(tx, call, more.to.uid, "notification.created");
  });
}

/** Takes back what was told of a call that is undone: its files are given back, or with somebody else since. */
export async function untellHandedOver(call: Call, requestId: string, fileUids: string[]): Promise<void> {
  if (fileUids.length === 0) return;
  await amongTold(call, async (tx) => {
    const told = await findTold(tx, call, holding({ requests: [requestId] }));
    const left = (told?.facts.files ?? 0) - fileUids.length;
    if (told && left > 0) {
      const facts = { ...told.facts, files: left };
      await tx.update(notification).set({ facts }).where(eq(notification.id, told.id));
      return;
    }
    const ofFile = inArray(sql`${notification.facts} ->> 'file_uid'`, fileUids);
    const gone = await tx
      .delete(notification)
      .where(
        told
          ? eq(notification.id, told.id)
          : and(eq(notification.kind, "file.assigned"), sinceUndoable(call), ofFile),
      )
      .returning({ userId: notification.userId });
    for (const { userId } of gone) {
      const [reader] = await tx.select({ uid: user.uid }).from(user).where(eq(user.id, userId));
      if (reader) tellBell(tx, call, reader.uid, "notification.read");
    }
  });
}

/** Corrects what others were told of files that the caller handed over. Nothing of it leaves. */
function amongTold(call: Call, work: (tx: Tx) => Promise<void>): Promise<void> {
  return inSystem(call.database, "What others were told of a hand-over is behind their own wall", work);
}

const holding = (facts: object) => sql`${notification.facts} @> ${JSON.stringify(facts)}::jsonb`;

const sinceUndoable = (call: Call) =>
  gt(notification.createdAt, new Date(call.now().getTime() - undoWithinMs));

async function findTold(tx: Tx, call: Call, which: SQL | undefined) {
  const [row] = await tx
    .select({ id: notification.id, facts: notification.facts })
    .from(notification)
    .where(and(eq(notification.kind, "files.assigned"), sinceUndoable(call), which))
    .orderBy(desc(notification.id))
    .limit(1)
    .for("update");
  // Kind and facts were written together.
  return row && "requests" in row.facts ? { id: row.id, facts: row.facts } : undefined;
}

function tellBell(tx: Tx, call: Call, uid: string, event: "notification.created" | "notification.read") {
  publish(tx, call, { channels: [channels.user(uid)], event, payload: {} });
}
