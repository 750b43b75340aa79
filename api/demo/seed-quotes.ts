import { eq, inArray } from "drizzle-orm";
import { writeVersion } from "#api/modules/sales/quote-versions/write-version.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { storedPhone } from "#api/domain/phones.ts";
import { fileMessage, quote, quoteVersion } from "#api/db/schema/quote.ts";
import { quoteSeeds, type QuoteSeed } from "./world/quotes.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { dateAfter, seedUid } from "./world/seed-keys.ts";
import { makeOneOptional, priceOpenFiles } from "./seed-quote-prices.ts";

type Parts = { tx: Tx; fileId: number; agentId: number | null; seed: QuoteSeed; options: DemoOptions };

/** When an offer that was declined was, in days after today. */
const declinedDays = -9;

/** Quotes of the demo files, their versions made as the product makes them. */
export async function seedQuotes(tx: Tx, options: DemoOptions): Promise<void> {
  const files = await tx
    .select({ id: clientFile.id, reference: clientFile.reference, agentId: clientFile.agentUserId })
    .from(clientFile)
    .where(
      inArray(
        clientFile.reference,
        quoteSeeds.map(({ reference }) => reference),
      ),
    );
  await priceOpenFiles(tx, options);
  for (const seed of quoteSeeds) {
    const file = files.find(({ reference }) => reference === seed.reference);
    if (file) await seedQuote({ tx, fileId: file.id, agentId: file.agentId, seed, options });
  }
}

async function seedQuote(parts: Parts): Promise<void> {
  const { tx, fileId, seed, options } = parts;
  const last = seed.versions.at(-1);
  const saved = momentOf(options, last?.saved ?? 0);
  const [made] = await tx
    .insert(quote)
    .values({
      uid: seedUid("quote", seed.reference),
      fileId,
      status: seed.status,
      statusAt: settledAt(seed, options),
      validUntil: seed.validUntil === undefined ? null : dateAfter(options.today, seed.validUntil),
      declineReason: seed.declineReason ?? null,
      createdAt: momentOf(options, seed.versions[0]?.saved ?? 0),
      updatedAt: saved,
    })
    .returning({ id: quote.id });
  if (!made) throw new Error(`The quote of ${seed.reference} did not come back`);
  if (seed.client) {
    const { phone, ...client } = seed.client;
    const contact = { address: null, ...client, phone: phone === undefined ? null : storedPhone(phone) };
    await tx.update(clientFile).set({ clientContact: contact }).where(eq(clientFile.id, fileId));
  }
  for (const index of seed.versions.keys()) await seedVersion(parts, made.id, index);
  if (seed.accepted) {
    const { name, days } = seed.accepted;
    const yes = {
      acceptedNo: seed.versions.length,
      acceptedByName: name,
      acceptedAt: momentOf(options, days),
    };
    await tx.update(quote).set(yes).where(eq(quote.id, made.id));
  }
  await seedMessages(parts);
}

async function seedVersion({ tx, fileId, agentId, seed, options }: Parts, quoteId: number, index: number) {
  const version = seed.versions[index];
  if (!version) return;
  // A newer version takes something out of the price, as offers do.
  if (index > 0) await makeOneOptional(tx, fileId, options.now);
  const uid = seedUid("quote-version", `${seed.reference}:${index + 1}`);
  const newer = seed.versions[index + 1];
  await writeVersion(tx, {
    fileId,
    quoteId,
    uid,
    no: index + 1,
    label: version.label ?? null,
    createdBy: agentId,
    at: momentOf(options, version.saved),
    serverKey: options.serverKey,
  });
  await tx
    .update(quoteVersion)
    .set({
      sentAt: version.sent === undefined ? null : sendingOf(options, version.sent),
      viewedAt: version.viewed === undefined ? null : momentOf(options, version.viewed),
      viewCount: version.views ?? 0,
      supersededAt: newer?.sent === undefined ? null : sendingOf(options, newer.sent),
    })
    .where(eq(quoteVersion.uid, uid));
}

async function seedMessages({ tx, fileId, agentId, seed, options }: Parts): Promise<void> {
  const told = seed.messages ?? [];
  const refusal: QuoteSeed["messages"] =
    seed.declineReason && seed.client
      ? [{ author: "client", name: seed.client.name, days: declinedDays, body: seed.declineReason }]
      : [];
  const all = [...told, ...refusal];
  if (all.length === 0) return;
  await tx.insert(fileMessage).values(
    all.map(({ author, name, days, body }, index) => ({
      uid: seedUid("file-message", `${seed.reference}:${index}`),
      fileId,
      author,
      authorId: author === "agent" ? agentId : null,
      authorName: name,
      kind: author === "agent" ? ("message" as const) : kindOf(seed),
      body,
      forClient: true,
      createdAt: momentOf(options, days),
    })),
  );
}

/** When an offer came to stand where it stands. */
function settledAt({ accepted, declineReason, versions }: QuoteSeed, options: DemoOptions): Date {
  if (declineReason) return momentOf(options, declinedDays);
  const last = versions.at(-1);
  const answered = accepted?.days ?? last?.viewed;
  if (answered !== undefined) return momentOf(options, answered);
  return last?.sent === undefined ? momentOf(options, last?.saved ?? 0) : sendingOf(options, last.sent);
}

function kindOf({ declineReason }: QuoteSeed) {
  return declineReason ? ("decline" as const) : ("change_wish" as const);
}

/** An hour before now on the day that is meant. */
function momentOf({ now }: DemoOptions, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000 - 3_600_000);
}

/** Twenty minutes after a version that was saved on the same day. */
function sendingOf(options: DemoOptions, days: number): Date {
  return new Date(momentOf(options, days).getTime() + 1_200_000);
}
