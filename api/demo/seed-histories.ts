import { asc, inArray, sql } from "drizzle-orm";
import { appendEntries } from "#api/audit/append.ts";
import { entryOf } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { fileStory } from "./file-story.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";
import type { FileFacts } from "./story-facts.ts";

/** An address for examples: nobody has it. */
const demoAddress = "192.0.2.1";

/** What happened to the demo's client files so far, so that their history has it. Comes after all that it tells of. */
export async function seedHistories(tx: Tx, { now, serverKey }: DemoOptions): Promise<void> {
  const entries = (await readFacts(tx)).flatMap((facts) =>
    fileStory(facts, now).map(({ at, by, system, change }, index) => {
      const { reference } = facts.file;
      const source = {
        account: by,
        now: () => at,
        clientAddress: system ? "" : demoAddress,
        // What was done at once was one request.
        requestId: system ? "housekeeping" : seedUid("request", `${reference}:${at.getTime()}`),
        ...(system && { system }),
      };
      return { ...entryOf(change, source), uid: seedUid("audit", `${reference}:${index}`) };
    }),
  );
  await appendEntries(
    tx,
    serverKey,
    entries.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  );
}

async function readFacts(tx: Tx): Promise<FileFacts[]> {
  const files = await tx.select().from(clientFile).orderBy(asc(clientFile.reference));
  const people = await tx.select({ id: user.id, name: user.name, audience: user.audience }).from(user);
  const quotes = await tx.select().from(quote);
  const versions = await tx
    .select({
      quoteId: quoteVersion.quoteId,
      no: quoteVersion.no,
      label: quoteVersion.label,
      savedAt: quoteVersion.createdAt,
      sentAt: quoteVersion.sentAt,
      viewedAt: quoteVersion.viewedAt,
      totalCents: sql<number>`(${quoteVersion.snapshot} ->> 'totalCents')::int`,
    })
    .from(quoteVersion)
    .orderBy(asc(quoteVersion.no));
  const lines = await tx
    .select()
    .from(serviceLine)
    .where(inArray(serviceLine.kind, ["included", "optional"]))
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
  const invoices = await tx.select().from(invoice);
  const itineraries = await tx
    .select({ fileId: itinerary.fileId, uid: itinerary.uid, publishedAt: itinerary.publishedAt })
    .from(itinerary);
  return files.map((file) => {
    const agent = people.find(({ id }) => id === file.agentUserId);
    if (!agent) throw new RangeError(`The seed has no agent for ${file.reference}`);
    const offer = quotes.find(({ fileId }) => fileId === file.id) ?? null;
    return {
      file,
      agent,
      consultant: people.find(({ id }) => id === file.consultantId) ?? null,
      quote: offer,
      versions: versions.filter(({ quoteId }) => quoteId === offer?.id),
      lines: lines.filter(({ fileId }) => fileId === file.id),
      invoices: invoices.filter(({ fileId }) => fileId === file.id),
      itinerary: itineraries.find(({ fileId }) => fileId === file.id) ?? null,
    };
  });
}
