import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { brand } from "#api/db/schema/brand.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { Documents } from "#api/documents/documents.ts";
import { attachmentOf } from "#api/mail/paper-mails.ts";
import { renderMail } from "#api/mail/render.ts";
import type { MailTransport } from "#api/mail/transport.ts";

export type MailSenderParts = {
  database: Database;
  transport: MailTransport;
  now: () => Date;
  serverKey: KeyRing;
  publicUrl: string;
  /** Sender address; the brand's own when not given. */
  from: string | undefined;
  /** Sets in print what a mail brings along. */
  documents: Pick<Documents, "of">;
  log: Logger;
};

const maxAttempts = 8;
const everyMs = 15_000;
/** A message that was taken but not finished is taken again after this time. */
const takenMs = 120_000;

/** Seconds until the next attempt: one minute, doubling. */
function waitSeconds(attempts: number) {
  return 60 * 2 ** Math.min(attempts, 6);
}

/**
 * Sends what is due in the outbox, now and then and whenever it is woken. Several processes may run one each:
 * a message is taken under a row lock. A failure of the mail server delays messages and harms nothing else.
 */
export function startMailSender(parts: MailSenderParts) {
  let running: Promise<void> | null = null;
  let again = false;
  let closing = false;
  // What the last delivery or the last look into the outbox ended with.
  let trouble: string | null = null;
  const run = async () => {
    do {
      again = false;
      try {
        while (!closing && (await sendNext(parts, (word) => (trouble = word))));
      } catch (error) {
        trouble = "the outbox cannot be read";
        parts.log.warn({
          event: "mail.outbox_unreachable",
          error: error instanceof Error ? error.message : "unknown",
        });
      }
    } while (again);
    running = null;
  };
  const wake = () => {
    again = true;
    running ??= run();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    /** `ok`, or what keeps mails from going out; they wait in the outbox meanwhile. */
    state: () => trouble ?? "ok",
    /** Resolves when nothing is being sent. */
    idle: async () => {
      while (running) await running;
    },
    close: async () => {
      clearInterval(timer);
      again = false;
      closing = true;
      await running;
      parts.transport.close();
    },
  };
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;
type Ended = (trouble: string | null) => void;

/** Answers whether there was one to send. */
async function sendNext(parts: MailSenderParts, ended: Ended): Promise<boolean> {
  const taken = await takeNext(parts);
  if (taken) await sendOne(parts, taken, ended);
  return taken !== undefined;
}

/**
 * Marks the message that is due for the longest time as being sent and answers it; no other process gets the same one. One
 * at a time: of several that were taken together, the last could wait for a slow mail server until they count as left behind.
 */
function takeNext({ database, now }: MailSenderParts) {
  return inOutbox(database, async (tx) => {
    const [due] = await tx
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(
        and(inArray(outboxMessage.status, ["queued", "sending"]), lte(outboxMessage.nextAttemptAt, now())),
      )
      .orderBy(asc(outboxMessage.nextAttemptAt), asc(outboxMessage.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    await tx
      .update(outboxMessage)
      .set({ status: "sending", nextAttemptAt: new Date(now().getTime() + takenMs) })
      .where(eq(outboxMessage.id, due.id));
    const [taken] = await tx
      .select({ message: outboxMessage, brandName: brand.name, brandEmail: brand.email })
      .from(outboxMessage)
      .innerJoin(brand, eq(brand.id, outboxMessage.brandId))
      .where(eq(outboxMessage.id, due.id));
    return taken;
  });
}

/** After this time a mail is of no use any more: its link has run out. */
const usefulForMs: Record<string, number> = {
  "password-reset": 60 * 60 * 1000,
  "email-change": 24 * 60 * 60 * 1000,
  invitation: 7 * 24 * 60 * 60 * 1000,
};

async function sendOne(parts: MailSenderParts, { message, brandName, brandEmail }: Taken, ended: Ended) {
  const attempts = message.attempts + 1;
  const ageMs = parts.now().getTime() - message.createdAt.getTime();
  if (ageMs > (usefulForMs[message.kind] ?? Number.POSITIVE_INFINITY)) {
    await update(parts, message.id, { status: "failed", error: "too late to be of use" });
    return;
  }
  try {
    const mail = renderMail(message, { ...parts, brandName });
    await parts.transport.deliver({
      ...mail,
      attachment: await attachmentOf(message, () => parts.documents.of("mail")),
      uid: message.uid,
      from: parts.from ?? `"${brandName}" <${brandEmail}>`,
      to: { address: message.toAddress, name: message.toName ?? "" },
    });
    ended(null);
    await update(parts, message.id, { status: "sent", sentAt: parts.now(), attempts, error: null });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : "unknown";
    ended(`the last delivery failed${codeOf(error)}`);
    parts.log.warn({ event: "mail.failed", message: message.uid, attempts, error: reason });
    const next = new Date(parts.now().getTime() + waitSeconds(attempts) * 1000);
    const status = attempts >= maxAttempts ? ("failed" as const) : ("queued" as const);
    await update(parts, message.id, { status, attempts, error: reason, nextAttemptAt: next });
  }
}

function inOutbox<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inSystem(database, "Mails of all brands are sent by one sender", work);
}

/** The short word of a failure, which names no address. */
function codeOf(error: unknown) {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? ` (${error.code})`
    : "";
}

async function update(
  { database }: MailSenderParts,
  id: number,
  values: Partial<typeof outboxMessage.$inferInsert>,
) {
  await inOutbox(database, (tx) => tx.update(outboxMessage).set(values).where(eq(outboxMessage.id, id)));
}
