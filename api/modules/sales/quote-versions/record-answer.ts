import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { fileMessage, quote } from "#api/db/schema/quote.ts";
import { keyInUse } from "#api/domain/key-ring.ts";
import { offeredOptions, withOptions } from "#api/domain/quotes/with-options.ts";
import type { Call } from "#api/http/context.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import { mailToClient } from "./client-mail.ts";
import type { FoundVersion } from "./find-version.ts";
import { tellOfQuote, type QuoteFile } from "#api/modules/files/client-file/quote-file.ts";
import { standingAt } from "#api/modules/sales/quote-versions/standing-at.ts";

/** A version that was sent, with its quote and file, which nobody else changes meanwhile. */
export type Locked = Omit<FoundVersion, "logo"> & {
  uidOfQuote: string;
  rotation: number;
  linkKey: string | null;
  linkClosedAt: Date | null;
  file: QuoteFile;
};

type Yes = {
  /** Who says yes. */
  name: string;
  options: string[];
  /** The total that was read, in cents; not asked of who answers for the client and says which version is meant. */
  totalCents: number | null;
  /** How the client said so, where somebody else answers for them. */
  how: string | null;
};

/**
 * Accepts a version that waits for its client's answer, with the optional services that are taken. The same once more
 * changes nothing; what stands otherwise by now is refused with 409, and another total with 422.
 */
export async function recordAcceptance(tx: Tx, call: Call, locked: Locked, yes: Yes): Promise<void> {
  const standing = standingAt(locked, call.now());
  if (standing === "accepted") return;
  if (standing !== "open") throw closed(standing, call);
  const offered = offeredOptions(locked.snapshot);
  const taken = yes.options.filter((uid) => offered.has(uid));
  const { totalCents } = withOptions(locked.snapshot, new Set(taken));
  const isRead = yes.totalCents === null || yes.totalCents === totalCents;
  if (taken.length !== yes.options.length || !isRead) {
    throw invalid({ options: [textsIn(call.locale).quoteTotalChanged] });
  }
  const sender = createHmac("sha256", keyInUse(call.serverKey)).update(call.clientAddress).digest("hex");
  await changeStatus(tx, call, locked, "Accepted", {
    acceptedNo: locked.no,
    acceptedByName: yes.name,
    acceptedAt: call.now(),
    acceptedIpHash: yes.how === null ? sender : null,
    acceptedOptions: taken,
    how: yes.how,
  });
  if (yes.how !== null) await noteAnswer(tx, call, locked, { kind: "system", body: yes.how });
  const mail = { kind: "quote-accepted" as const, client: yes.name, words: yes.how ?? "" };
  await tellOfQuote(tx, call, locked.file, { kind: "quote.accepted", mail });
  await mailToClient(tx, call, locked.file, {
    kind: "quote-received",
    version: locked,
    quote: locked,
    validUntil: null,
  });
}

/** Declines a version that waits for its client's answer. The same once more changes nothing. */
export async function recordRefusal(
  tx: Tx,
  call: Call,
  locked: Locked,
  { reason, onBehalf }: { reason: string; onBehalf: boolean },
): Promise<void> {
  const standing = standingAt(locked, call.now());
  if (standing === "declined") return;
  if (standing !== "open") throw closed(standing, call);
  const how = onBehalf ? reason : null;
  await changeStatus(tx, call, locked, "Declined", { declineReason: reason || null, how });
  const client = locked.file.clientContact?.name ?? locked.file.name;
  if (onBehalf) await noteAnswer(tx, call, locked, { kind: "decline", body: reason });
  else if (reason) await addMessage(tx, call, locked, { name: client, kind: "decline", body: reason });
  const mail = { kind: "quote-declined" as const, client, words: reason };
  await tellOfQuote(tx, call, locked.file, { kind: "quote.declined", mail });
}

/** Leaves in the thread how the client answered; office and agency read it, the client does not. */
async function noteAnswer(
  tx: Tx,
  call: Call,
  { fileId }: Pick<Locked, "fileId">,
  note: { kind: "system" | "decline"; body: string },
): Promise<void> {
  const at = call.now();
  const account = call.signedIn();
  await tx.insert(fileMessage).values({
    ...note,
    uid: ulid(at.getTime()),
    fileId,
    author: account.audience === "office" ? "office" : "agent",
    authorId: account.id,
    authorName: account.name,
    forClient: false,
    createdAt: at,
  });
}

/** What changes with the status, and how the client said so where somebody else writes it down. */
type Change = Partial<typeof quote.$inferInsert> & { how?: string | null };

const actions = { Viewed: "viewed", Accepted: "accepted", Declined: "declined" } as const;

/** Writes down where a quote stands now, with its trace. */
export async function changeStatus(
  tx: Tx,
  call: Call,
  locked: Locked,
  status: keyof typeof actions,
  { how = null, ...more }: Change,
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
    action: actions[status],
    before: { status: locked.status },
    after: {
      status,
      version: locked.no,
      ...(more.acceptedByName && { accepted_by: more.acceptedByName }),
      ...(how !== null && { on_behalf: true }),
      ...(more.acceptedOptions && { options: more.acceptedOptions.join(", ") }),
    },
    reason: how ?? more.declineReason ?? null,
  });
}

/** Writes down what the client said. */
export async function addMessage(
  tx: Tx,
  call: Call,
  { fileId }: Pick<Locked, "fileId">,
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
