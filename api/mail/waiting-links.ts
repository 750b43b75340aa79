import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { outboxMessage } from "#api/db/schema/session.ts";

type Changed = { uid: string; rotation: number; linkKey: string | null; linkClosedAt: Date | null };

/**
 * Mails about quotes that still wait lead to the links of now. While a link is closed they carry none, and those that
 * are there for nothing but the link are given up: the outbox says why. `tx` is of the system's scope.
 */
export async function turnWaitingLinks(tx: Tx, versions: readonly Changed[]): Promise<void> {
  const uidOf = sql<string>`${outboxMessage.params} ->> 'version_uid'`;
  const uids = versions.map(({ uid }) => uid);
  const waiting = await tx
    .select({ id: outboxMessage.id, kind: outboxMessage.kind, uid: uidOf })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.status, "queued"), inArray(uidOf, uids)))
    .for("update");
  for (const { id, kind, uid } of waiting) {
    const version = versions.find((one) => one.uid === uid);
    if (!version) continue;
    const rotation = version.linkClosedAt === null ? version.rotation : null;
    const isPointless = rotation === null && kind === "quote-sent";
    await tx
      .update(outboxMessage)
      .set({
        params: sql`${outboxMessage.params} || ${JSON.stringify({ rotation, link_key: version.linkKey })}::jsonb`,
        ...(isPointless && { status: "failed" as const, error: "the link was closed before it was sent" }),
      })
      .where(eq(outboxMessage.id, id));
  }
}
