import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileMessage, quote, quoteVersion } from "#api/db/schema/quote.ts";
import { statusOn } from "#api/domain/quotes/standing.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { mailToClient } from "#api/modules/sales/quote-versions/client-mail.ts";
import { reviveFile } from "#api/modules/sales/prices/revive-file.ts";
import { publish } from "#api/realtime/publish.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { FileAction } from "#contract/system/audit/file-history.ts";
import { channels } from "#contract/system/realtime/channels.ts";
import type { QuoteStatus } from "#contract/sales/quotes/status.ts";
import type { agentQuotes } from "#contract/sales/quotes/version-calls.ts";
import type { QuoteSending } from "#contract/sales/quotes/versions.ts";
import { findQuoteFile, type FileKey, type FileOfQuote } from "./file-of-quote.ts";
import { onNewest, type Work } from "./on-newest.ts";
import { keepContact } from "./keep-contact.ts";
import { isStillOffered } from "./still-offered.ts";

type Sending = z.output<typeof QuoteSending>;

/**
 * Sends the newest version, or sends it once more. Older ones are superseded by it: their links lead to this one.
 * Refused with 409 when somebody changed the quote since, while its link is closed, and once it was accepted, and with 422 where the file is no
 * longer what that version offers.
 */
export async function send({ params, body }: { params: FileKey; body: Sending }, call: Call) {
  const found = await findQuoteFile(call, params);
  checkSending(body, found, call);
  return onNewest(call, found, body.lock_version, async (tx, work) => {
    refuseAnswered(work, call);
    refuseClosed(work, call);
    await reviveFile(tx, call, found.id);
    if (work.newest.snapshot.lines.every(({ kind }) => kind !== "included")) {
      throw new Refusal(409, { message: textsIn(call.locale).quoteEmpty });
    }
    await refuseChanged(tx, work, call);
    const at = call.now();
    const { newest } = work;
    const again = newest.sentAt !== null && newest.supersededAt === null && work.quote.status !== "Draft";
    await tx
      .update(quoteVersion)
      .set({ supersededAt: at })
      .where(
        and(
          eq(quoteVersion.quoteId, work.quote.id),
          lt(quoteVersion.no, newest.no),
          isNotNull(quoteVersion.sentAt),
          isNull(quoteVersion.supersededAt),
        ),
      );
    await tx
      .update(quoteVersion)
      .set({ sentAt: newest.sentAt ?? at, supersededAt: null })
      .where(eq(quoteVersion.id, newest.id));
    const status = again && work.quote.status === "Viewed" ? ("Viewed" as const) : ("Sent" as const);
    await setStatus(tx, call, work, { status, validUntil: body.valid_until, declineReason: null }, "sent");
    const file = await keepContact(tx, call, work.file, body);
    if (body.by === "mail") {
      await mailToClient(tx, call, file, {
        kind: "quote-sent",
        version: newest,
        quote: { status, statusAt: at },
        validUntil: body.valid_until,
        words: body.message,
      });
    }
    return { no: newest.no };
  });
}

/** Takes an offer back: from then on its link says that a new version is on its way. */
export async function revise(
  { params, body }: { params: FileKey; body: { lock_version: number } },
  call: Call,
) {
  const found = await findQuoteFile(call, params);
  await onNewest(call, found, body.lock_version, async (tx, work) => {
    refuseAnswered(work, call);
    if (work.quote.status === "Draft") return;
    await reviveFile(tx, call, found.id);
    await setStatus(tx, call, work, { status: "Draft" }, "revised");
  });
  return undefined;
}

/** Writes to the client, who is mailed where an address is known and the offer was sent. */
export async function answer({ params, body }: InputOf<typeof agentQuotes.answer>, call: Call) {
  const found = await findQuoteFile(call, params);
  return onNewest(call, found, null, async (tx, work) => {
    const at = call.now();
    const account = call.signedIn();
    const row = {
      uid: ulid(at.getTime()),
      author: "agent" as const,
      authorName: account.name,
      kind: "message" as const,
      body: body.body,
    };
    await tx
      .insert(fileMessage)
      .values({ ...row, fileId: found.id, authorId: account.id, forClient: true, createdAt: at });
    if (work.newest.sentAt) {
      const version = work.newest;
      await mailToClient(tx, call, work.file, {
        kind: "quote-answer",
        version,
        quote: work.quote,
        validUntil: null,
        words: body.body,
      });
    }
    publish(tx, call, {
      channels: [channels.clientFile(work.file.uid)],
      event: "message.created",
      payload: { file_uid: work.file.uid },
    });
    const { authorName, ...rest } = row;
    return { ...rest, author_name: authorName, at: at.toISOString() };
  });
}

function checkSending(body: Sending, { today, travelDate }: FileOfQuote, call: Call): void {
  const texts = textsIn(call.locale);
  const errors: Record<string, string[]> = {};
  if (body.by === "mail" && body.email === "") errors["email"] = [texts.quoteEmailMissing];
  if (body.valid_until < today || body.valid_until > travelDate) {
    errors["valid_until"] = [texts.quoteValidUntil];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function refuseAnswered({ quote: { status } }: Work, call: Call): void {
  if (status === "Accepted" || status === "Converted") {
    throw new Refusal(409, { message: textsIn(call.locale).quoteIsAccepted });
  }
}

/** Who closed the link decides whether it opens again or the client gets another one. */
function refuseClosed({ newest }: Work, call: Call): void {
  if (newest.linkClosedAt === null) return;
  throw new Refusal(409, { message: textsIn(call.locale).quoteLinkClosed });
}

/** What is sent is what is booked once it is accepted, so it must be what the file still says. */
async function refuseChanged(tx: Tx, { file, newest }: Work, call: Call): Promise<void> {
  if (await isStillOffered(tx, file.id, newest)) return;
  const message = fill(textsIn(call.locale).quoteChangedSince, { no: newest.no });
  throw new Refusal(422, { message });
}

type Change = { status: QuoteStatus; validUntil?: string; declineReason?: null };

async function setStatus(
  tx: Tx,
  call: Call,
  { quote: before, newest, file, today }: Work,
  change: Change,
  action: FileAction<"quote">,
): Promise<void> {
  const at = call.now();
  await tx
    .update(quote)
    .set({ ...change, statusAt: at, updatedAt: at, lockVersion: sql`${quote.lockVersion} + 1` })
    .where(eq(quote.id, before.id));
  if (change.validUntil) {
    await tx.update(clientFile).set({ holdUntil: change.validUntil }).where(eq(clientFile.id, file.id));
  }
  await writeAudit(tx, call, {
    subject: { type: "quote", uid: before.uid, fileId: file.id, brandId: file.brandId },
    action,
    before: { status: statusOn(before, today), valid_until: before.validUntil },
    after: {
      status: change.status,
      valid_until: change.validUntil ?? before.validUntil,
      version: newest.no,
    },
  });
}
