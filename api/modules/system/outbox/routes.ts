import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { subjectOf } from "#api/mail/subject.ts";
import { listOutbox } from "#contract/system/outbox.ts";

/** Outgoing mail, as the office reads it. */
export const outboxRoutes: Route[] = [route(listOutbox, readOutbox)];

/** What the list calls queued may be on its way at this moment. */
const stored = { queued: ["queued", "sending"], sent: ["sent"], failed: ["failed"] } as const;

async function readOutbox({ query }: InputOf<typeof listOutbox>, call: Call) {
  const { page, per_page: perPage, filter, sort } = query;
  const { scope, scoping } = call;
  const ofBrands =
    scoping === "rules-only" || scope.audience !== "office"
      ? undefined
      : inArray(outboxMessage.brandId, scope.brandIds);
  const wanted = and(
    ofBrands,
    filter.to ? contains(outboxMessage.toAddress, filter.to) : undefined,
    filter.kind ? eq(outboxMessage.kind, filter.kind) : undefined,
    filter.status ? inArray(outboxMessage.status, stored[filter.status]) : undefined,
  );
  // Messages are numbered as they come in.
  const order = sort.includes("created_at") ? asc(outboxMessage.id) : desc(outboxMessage.id);
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select()
      .from(outboxMessage)
      .where(wanted)
      .orderBy(order)
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(outboxMessage)
      .where(wanted);
    return { rows: rows.map(presentMessage), total: counted?.total ?? 0, page, perPage };
  });
}

function presentMessage(row: typeof outboxMessage.$inferSelect) {
  return {
    uid: row.uid,
    kind: row.kind,
    to: row.toAddress,
    subject: subjectOf(row.kind, row.locale, row.params),
    locale: row.locale,
    status: row.status === "sending" ? ("queued" as const) : row.status,
    attempts: row.attempts,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}
