import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { fileMessage, quote, quoteVersion } from "#api/db/schema/quote.ts";
import { offeredOptions, withOptions } from "#api/domain/quotes/with-options.ts";
import type { Call } from "#api/http/context.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { lockFile, lockQuote } from "#api/modules/quotes/lock-file.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { QuoteStatus } from "#contract/quotes/status.ts";
import { mailToClient } from "./client-mail.ts";
import { type FoundVersion, getByToken } from "./find-version.ts";
import { fileOfQuote, tellOfQuote, type QuoteFile } from "./quote-file.ts";
import { standingAt } from "./show-quote.ts";

type Locked = FoundVersion & { uidOfQuote: string; rotation: number; file: QuoteFile };

/** Finds by the link, locks the file and its quote, and works on it as it is then. Whoever comes second sees what the first did. */
export async function onQuote<T>(
  call: Call,
  token: string,
  work: (tx: Tx, locked: Locked) => Promise<T>,
): Promise<T> {
  const found = await getByToken(call, token);
  const done = await call.database.inScope({ audience: "system" }, async (tx) => {
    await lockFile(tx, found.fileId);
    const now = await lockQuote(tx, found.fileId);
    const [version] = await tx
      .select({ supersededAt: quoteVersion.supersededAt, rotation: quoteVersion.rotation })
      .from(quoteVersion)
      .where(eq(quoteVersion.id, found.id));
    if (!now || !version) throw new Error("A quote went while it was being answered");
    const file = await fileOfQuote(tx, found.fileId);
    const { id: _id, uid: uidOfQuote, ...state } = now;
    return work(tx, { ...found, ...state, ...version, uidOfQuote, file });
  });
  call.mailQueued();
  return done;
}

type Acceptance = { name: string; options: string[]; total_cents: number };

/** Accepts an open version. The same once more changes nothing; anything else in the meantime is refused with 409. */
export function acceptQuote(token: string, wish: Acceptance, call: Call): Promise<void> {
  return onQuote(call, token, async (tx, locked) => {
    const standing = standingAt(locked, call.now());
    if (standing === "accepted") return;
    if (standing !== "open") throw closed(standing, call);
    const offered = offeredOptions(locked.snapshot);
    const taken = wish.options.filter((uid) => offered.has(uid));
    const { totalCents } = withOptions(locked.snapshot, new Set(taken));
    if (taken.length !== wish.options.length || totalCents !== wish.total_cents) {
      throw invalid({ options: [textsIn(call.locale).quoteTotalChanged] });
    }
    const at = call.now();
    await changeStatus(tx, call, locked, "Accepted", {
      acceptedNo: locked.no,
      acceptedByName: wish.name,
      acceptedAt: at,
      acceptedIpHash: createHmac("sha256", call.serverKey).update(call.clientAddress).digest("hex"),
      acceptedOptions: taken,
    });
    const mail = { kind: "quote-accepted" as const, client: wish.name, words: "" };
    await tellOfQuote(tx, call, locked.file, { kind: "quote.accepted", mail });
    await mailToClient(tx, call, locked.file, { kind: "quote-received", version: locked, validUntil: null });
  });
}

/** Declines an open version. The same once more changes nothing. */
export function declineQuote(token: string, reason: string, call: Call): Promise<void> {
  return onQuote(call, token, async (tx, locked) => {
    const standing = standingAt(locked, call.now());
    if (standing === "declined") return;
    if (standing !== "open") throw closed(standing, call);
    await changeStatus(tx, call, locked, "Declined", { declineReason: reason || null });
    const client = locked.file.clientContact?.name ?? locked.file.name;
    if (reason) await addMessage(tx, call, locked, { name: client, kind: "decline", body: reason });
    const mail = { kind: "quote-declined" as const, client, words: reason };
    await tellOfQuote(tx, call, locked.file, { kind: "quote.declined", mail });
  });
}

/** A wish for a change or an answer. It moves nothing: the offer can be accepted until the agency takes it back. */
export function writeMessage(token: string, { name, body }: { name: string; body: string }, call: Call) {
  return onQuote(call, token, async (tx, locked) => {
    const message = await addMessage(tx, call, locked, { name, kind: "change_wish", body });
    const mail = { kind: "quote-question" as const, client: name, words: body };
    await tellOfQuote(tx, call, locked.file, { kind: "quote.question", mail });
    return message;
  });
}

/** Counts a look at the page. The first one of an offer that waits is its own step, and told. */
export function seeQuote(token: string, call: Call): Promise<void> {
  // Who works with the file looks at the client's page as well, and is not the client.
  if (call.account) return Promise.resolve();
  return onQuote(call, token, async (tx, locked) => {
    const at = call.now();
    await tx
      .update(quoteVersion)
      .set({
        viewedAt: sql`coalesce(${quoteVersion.viewedAt}, ${at.toISOString()}::timestamptz)`,
        viewCount: sql`${quoteVersion.viewCount} + 1`,
      })
      .where(eq(quoteVersion.id, locked.id));
    if (locked.status !== "Sent" || standingAt(locked, at) !== "open") return;
    await changeStatus(tx, call, locked, "Viewed", {});
    await tellOfQuote(tx, call, locked.file, { kind: "quote.viewed" });
  });
}

async function changeStatus(
  tx: Tx,
  call: Call,
  locked: Locked,
  status: QuoteStatus,
  more: Partial<typeof quote.$inferInsert>,
): Promise<void> {
  const at = call.now();
  await tx
    .update(quote)
    .set({ ...more, status, statusAt: at, updatedAt: at, lockVersion: sql`${quote.lockVersion} + 1` })
    .where(eq(quote.id, locked.quoteId));
  await writeAudit(tx, call, {
    subject: {
      type: "quote",
      uid: locked.uidOfQuote,
      fileId: locked.fileId,
      brandId: locked.file.brandId,
    },
    action: status.toLowerCase(),
    before: { status: locked.status },
    after: {
      status,
      version: locked.no,
      ...(more.acceptedByName && { accepted_by: more.acceptedByName }),
      ...(more.acceptedOptions && { options: more.acceptedOptions.join(", ") }),
    },
    reason: more.declineReason ?? null,
  });
}

async function addMessage(
  tx: Tx,
  call: Call,
  { fileId }: Locked,
  message: { name: string; kind: "change_wish" | "decline"; body: string },
) {
  const at = call.now();
  const row = {
    uid: ulid(at.getTime()),
    author: "client" as const,
    authorName: message.name,
    kind: message.kind,
    body: message.body,
  };
  await tx.insert(fileMessage).values({ ...row, fileId, forClient: true, createdAt: at });
  const { authorName, ...rest } = row;
  return { ...rest, author_name: authorName, at: at.toISOString() };
}

function closed(
  standing: "accepted" | "booked" | "declined" | "expired" | "superseded" | "revised",
  call: Call,
) {
  const texts = textsIn(call.locale);
  const message = {
    accepted: texts.quoteAcceptedAlready,
    booked: texts.quoteBookedAlready,
    declined: texts.quoteDeclinedAlready,
    expired: texts.quoteExpired,
    superseded: texts.quoteSuperseded,
    revised: texts.quoteRevised,
  }[standing];
  return new Refusal(409, { message: fill(message, {}), standing });
}
