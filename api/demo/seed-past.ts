import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileMessage } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { requestTime } from "./file-story.ts";
import { seedLedger } from "./seed-ledger.ts";
import { seedPayments } from "./seed-payments.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { talks } from "./world/talks.ts";
import { seedUid } from "./world/seed-keys.ts";

const day = 86_400_000;
/** What lies behind bookings by now: when they were asked for, what was billed, what was written about them. */
export async function seedPast(tx: Tx, options: DemoOptions): Promise<void> {
  await seedLedger(tx, options);
  await seedPayments(tx, options);
  await seedTalks(tx, options);
  await tellMoments(tx, options.now);
}

async function seedTalks(tx: Tx, { now }: DemoOptions): Promise<void> {
  const files = await tx
    .select({
      id: clientFile.id,
      reference: clientFile.reference,
      agent: clientFile.agentUserId,
      office: clientFile.consultantId,
    })
    .from(clientFile)
    .where(
      inArray(
        clientFile.reference,
        talks.map(({ reference }) => reference),
      ),
    );
  const people = await tx.select({ id: user.id, name: user.name }).from(user);
  await tx.insert(fileMessage).values(
    talks.flatMap(({ reference, words }) => {
      const file = files.find((one) => one.reference === reference);
      if (!file) throw new RangeError(`The seed has no file ${reference}`);
      return words.map(({ author, days, body }, index) => {
        const writer = people.find(({ id }) => id === file[author]);
        if (!writer) throw new RangeError(`Nobody of the ${author} looks after ${reference}`);
        return {
          uid: seedUid("file-message", `${reference}:talk:${index}`),
          fileId: file.id,
          author,
          authorId: writer.id,
          authorName: writer.name,
          body,
          createdAt: new Date(now.getTime() - days * day + (index - words.length) * 3_600_000),
        };
      });
    }),
  );
}

/** Bookings stand where they stand since they were asked for, declined services since a few days after. */
async function tellMoments(tx: Tx, now: Date): Promise<void> {
  const bookings = await tx.select().from(clientFile).where(eq(clientFile.kind, "booking"));
  for (const file of bookings) {
    const at = requestTime(file, now);
    await tx.update(clientFile).set({ submittedAt: at, statusAt: at }).where(eq(clientFile.id, file.id));
    const answeredAt = new Date(Math.min(at.getTime() + 2 * day, now.getTime()));
    await tx
      .update(serviceLine)
      .set({ statusAt: answeredAt })
      .where(and(eq(serviceLine.fileId, file.id), sql`${serviceLine.status} in ('RQ', 'WL', 'UN')`));
  }
}
