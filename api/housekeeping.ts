import { and, isNotNull, lt, or } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#api/db/client.ts";
import { expireHolds } from "#api/modules/tours/expire-holds.ts";
import { expireQuotes } from "#api/modules/quotes/versions/expire-quotes.ts";
import { removeUnusedUploads } from "#api/uploads/use-upload.ts";
import type { FileStorage } from "#api/uploads/storage.ts";
import type { SendEvents } from "#api/realtime/event.ts";
import { accessToken, idempotentAnswer, passwordReset, rateLimit } from "#api/db/schema/session.ts";
import { emailChange, signInStep } from "#api/db/schema/sign-in.ts";
import { notification } from "#api/db/schema/notification.ts";

const everyMs = 10 * 60 * 1000;
/** Nobody looks for news of half a year ago. */
const notificationsKeptMs = 180 * 24 * 60 * 60 * 1000;
const keptMs = 7 * 24 * 60 * 60 * 1000;

type Parts = {
  database: Database;
  files: FileStorage;
  now: () => Date;
  log: Logger;
  /** Seals what the audit log is told. */
  serverKey: string;
  sendEvents: SendEvents;
  /** Makes the copy of the day when it is time. */
  daily: () => Promise<void>;
};

/**
 * Deletes kept answers after their day, counters whose window ended an hour ago (limits look back one window),
 * sessions and links that ended a week ago, and old notifications.
 */
export async function tidy({ database, now }: Pick<Parts, "database" | "now">) {
  const longAgo = new Date(now().getTime() - keptMs);
  const hourAgo = new Date(now().getTime() - 60 * 60 * 1000);
  await database.inScope({ audience: "system" }, async (tx) => {
    await tx.delete(idempotentAnswer).where(lt(idempotentAnswer.expiresAt, now()));
    const tooOld = new Date(now().getTime() - notificationsKeptMs);
    await tx.delete(notification).where(lt(notification.createdAt, tooOld));
    await tx.delete(rateLimit).where(lt(rateLimit.expiresAt, hourAgo));
    await tx
      .delete(accessToken)
      .where(
        or(
          lt(accessToken.expiresAt, longAgo),
          and(isNotNull(accessToken.revokedAt), lt(accessToken.revokedAt, longAgo)),
        ),
      );
    await tx.delete(passwordReset).where(lt(passwordReset.expiresAt, longAgo));
    await tx.delete(emailChange).where(lt(emailChange.expiresAt, longAgo));
    await tx.delete(signInStep).where(lt(signInStep.expiresAt, hourAgo));
  });
}

/** Tidies, and closes offers and options that are over, now and then; a failure is logged and tried again at the next time. Answers how to stop. */
export function startHousekeeping(parts: Parts): () => void {
  const { database, files, now, log } = parts;
  const timer = setInterval(() => {
    tidy({ database, now })
      .then(() => removeUnusedUploads({ database, files, now }))
      .then(() => expireQuotes(parts))
      .then(() => expireHolds(parts))
      .then(() => database.upkeep())
      .then(() => parts.daily())
      .catch((error: unknown) => {
        log.warn({ event: "housekeeping.failed", error: error instanceof Error ? error.message : "unknown" });
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
