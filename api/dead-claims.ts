import { eq, isNull } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { idempotentAnswer, outboxMessage } from "#api/db/schema/session.ts";

/**
 * Ends what a process left behind that was killed: calls it had begun and mails it had taken. Only at the start of the
 * one process that uses a database, since the claims of others would be alive.
 */
export async function endDeadClaims(database: Database, now: Date): Promise<void> {
  await inSystem(database, "What a killed process left behind is ended at the start", async (tx) => {
    await tx.delete(idempotentAnswer).where(isNull(idempotentAnswer.status));
    await tx
      .update(outboxMessage)
      .set({ status: "queued", nextAttemptAt: now })
      .where(eq(outboxMessage.status, "sending"));
  });
}
