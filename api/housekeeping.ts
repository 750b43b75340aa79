import { and, eq, isNotNull, lt, or } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Tx } from "#api/db/client.ts";
import { deleteInBatches } from "#api/db/delete-in-batches.ts";
import { inSystem } from "#api/db/in-system.ts";
import { removeMailFiles, removeSentMails } from "#api/mail/remove-old-mails.ts";
import { tellOfExpiry } from "#api/modules/catalogue/attachments/tell-of-expiry.ts";
import { expireHolds } from "#api/modules/tours/departures/expire-holds.ts";
import { chaseSuppliers } from "#api/modules/sales/supplier-answers/chase-suppliers.ts";
import { askInTime, chaseReconfirmations } from "#api/modules/sales/reconfirmation/ask-in-time.ts";
import { lookAfterPayments } from "#api/modules/money/payments/payment-clock.ts";
import { remindOfInvoices } from "#api/modules/money/reminders/remind-of-invoices.ts";
import { priceWaiting } from "#api/modules/sales/prices/price-waiting.ts";
import { expireQuotes } from "#api/modules/sales/quote-versions/expire-quotes.ts";
import { removeUnusedUploads } from "#api/uploads/use-upload.ts";
import type { Gateway } from "#api/gateway/gateway.ts";
import type { FileStorage } from "#api/uploads/storage.ts";
import type { SendEvents } from "#api/realtime/event.ts";
import { accessToken, idempotentAnswer, passwordReset, rateLimit } from "#api/db/schema/session.ts";
import { rateImport } from "#api/db/schema/rate-import.ts";
import { emailChange, signInStep } from "#api/db/schema/sign-in.ts";
import { notification } from "#api/db/schema/notification.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

const everyMs = 10 * 60 * 1000;
/** Nobody looks for news of half a year ago. */
const notificationsKeptMs = 180 * 24 * 60 * 60 * 1000;
/** Rate sheets that nobody applied. */
const draftsKeptMs = 24 * 60 * 60 * 1000;
const keptMs = 7 * 24 * 60 * 60 * 1000;

type Parts = {
  database: Database;
  files: FileStorage;
  now: () => Date;
  log: Logger;
  /** Seals what the audit log is told. */
  serverKey: KeyRing;
  sendEvents: SendEvents;
  gateway: Gateway;
  publicUrl: string;
  mailQueued: () => void;
  /** Makes the copy of the day when it is time. */
  daily: () => Promise<void>;
  mails: MailRetention;
};

/** How many days mails stay after they were handed over, in the outbox and as files of the folder; 0 for good. */
type MailRetention = { outboxDays: number; fileDays: number; folder: string };

/**
 * Deletes kept answers after their time, counters whose window ended an hour ago (limits look back one window),
 * sessions and links that ended a week ago, old notifications, and rate sheets of yesterday that nobody applied. Answers how many
 * answers, notifications and sheets went.
 */
export async function tidy({ database, now }: Pick<Parts, "database" | "now">) {
  const keptAnswers = await deleteInBatches(database, {
    table: idempotentAnswer,
    key: idempotentAnswer.keyHash,
    where: lt(idempotentAnswer.expiresAt, now()),
  });
  const notifications = await deleteInBatches(database, {
    table: notification,
    key: notification.id,
    where: lt(notification.createdAt, new Date(now().getTime() - notificationsKeptMs)),
  });
  const imports = await deleteInBatches(database, {
    table: rateImport,
    key: rateImport.id,
    where: and(
      eq(rateImport.status, "draft"),
      lt(rateImport.createdAt, new Date(now().getTime() - draftsKeptMs)),
    ),
  });
  const longAgo = new Date(now().getTime() - keptMs);
  const hourAgo = new Date(now().getTime() - 60 * 60 * 1000);
  await inSystem(database, "Housekeeping removes what is over, whosever it is", async (tx) => {
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
  return { kept_answers: keptAnswers, notifications, imports };
}

/** Removes what was kept for long enough, and logs how much of each where it was anything. */
export async function removeOld({
  database,
  now,
  log,
  mails,
}: Pick<Parts, "database" | "now" | "log" | "mails">) {
  const tidied = await tidy({ database, now });
  const sent = await removeSentMails({ database, now }, mails.outboxDays);
  const files = await removeMailFiles({ folder: mails.folder, days: mails.fileDays, now });
  const counts = {
    ...tidied,
    sent_mails: sent,
    mail_files: files.removed,
    mail_files_failed: files.failed,
  };
  if (Object.values(counts).some((count) => count > 0)) {
    log[files.failed > 0 ? "warn" : "info"]({ event: "housekeeping.removed", ...counts });
  }
}

/** Who acts where nobody asked. */
const byTheClock = { account: null, system: true, clientAddress: "", requestId: "housekeeping" } as const;

/**
 * One round: tidies, closes offers and options that are over, asks what became of card payments, reminds agencies to pay, reminds suppliers and asks them to reconfirm, gives quotes the prices that they waited for, tells the office what papers end soon, looks after the database and makes the copy of the day. A part
 * that fails is logged, holds none of the others up and is tried again in the next round.
 */
export async function keepHouse(parts: Parts): Promise<void> {
  const { database, files, now, log } = parts;
  const works = {
    remove: () => removeOld(parts),
    uploads: () => removeUnusedUploads({ database, files, now }),
    quotes: () => expireQuotes(parts),
    holds: () =>
      inSystem(database, "Housekeeping ends options on seats of all brands", (tx) => expireHolds(tx, parts)),
    payments: () => lookAfterPayments({ ...parts, ...byTheClock }),
    reminders: () => remindOfInvoices({ ...parts, system: asReminder(database) }),
    suppliers: () =>
      inSystem(database, "Housekeeping reminds suppliers of all brands", (tx) => chaseSuppliers(tx, parts)),
    reconfirm: () =>
      inSystem(database, "Housekeeping asks suppliers of all brands to reconfirm", async (tx) => {
        await askInTime(tx, parts);
        await chaseReconfirmations(tx, parts);
      }),
    prices: () =>
      inSystem(database, "Housekeeping prices quotes of all brands whose rates came", (tx) =>
        priceWaiting(tx, { ...parts, requestId: byTheClock.requestId }),
      ),
    attachments: () =>
      inSystem(
        database,
        "Housekeeping tells the offices of all brands what papers of suppliers end soon",
        (tx) => tellOfExpiry(tx, { ...parts, requestId: byTheClock.requestId }),
      ),
    upkeep: () => database.upkeep(),
    backup: () => parts.daily(),
  };
  for (const [part, work] of Object.entries(works)) {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      log.warn({ event: "housekeeping.failed", part, error: reason });
    }
  }
}

function asReminder(database: Database) {
  return <T>(work: (tx: Tx) => Promise<T>) =>
    inSystem(database, "Housekeeping reminds agencies of all brands of what they have to pay", work);
}

/** Keeps house now and then, where it is this process that does. Answers how to stop. */
export function startHousekeeping(isOn: boolean, parts: Parts): () => void {
  if (!isOn) return () => undefined;
  const timer = setInterval(() => void keepHouse(parts), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
