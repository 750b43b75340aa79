import { asc, eq, isNotNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { verifyAuditChain } from "#api/audit/verify-chain.ts";
import type { Database } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { fileSubjects, toldOfFiles } from "#contract/system/audit/file-history.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

let database: Database;
let entries: (typeof auditLog.$inferSelect)[];
let files: (typeof clientFile.$inferSelect)[];
const system = { audience: "system" } as const;

beforeAll(async () => {
  database = await wholeWorld(testDemo.today);
  [entries, files] = await database.inScope(system, async (tx) => [
    await tx
      .select()
      .from(auditLog)
      .where(isNotNull(auditLog.fileId))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
    await tx.select().from(clientFile).orderBy(clientFile.reference),
  ]);
}, 120_000);

const storyOf = (fileId: number) => entries.filter((entry) => entry.fileId === fileId);
const actionsOf = (fileId: number, type: string) =>
  storyOf(fileId).flatMap(({ subjectType, action }) => (subjectType === type ? [action] : []));

test("every demo file began somewhere, and nothing in its history lies ahead", () => {
  expect(files.length).toBeGreaterThan(55);
  for (const { id, reference, brandId } of files) {
    const story = storyOf(id);
    expect(story[0], reference).toMatchObject({ subjectType: "client-file", action: "created" });
    expect(new Set(story.map((entry) => entry.brandId)), reference).toEqual(new Set([brandId]));
    expect(Number(story.at(-1)?.at), reference).toBeLessThanOrEqual(Number(testDemo.now));
  }
});

test("bookings were requested once, before anything was billed; quotes were not", () => {
  for (const { id, kind, reference } of files) {
    const requested = storyOf(id).filter(({ action }) => action === "submitted");
    expect(requested, reference).toHaveLength(kind === "booking" ? 1 : 0);
    const billed = storyOf(id).filter(({ subjectType }) => subjectType === "invoice");
    for (const { at } of billed) expect(Number(requested[0]?.at), reference).toBeLessThan(Number(at));
  }
  expect(entries.some(({ subjectType }) => subjectType === "invoice")).toBe(true);
});

test("what was cancelled or ran out says so", () => {
  const ends = { Cancelled: "cancelled", Cancellation: "cancelled", Expired: "expired" };
  for (const { id, status, reference } of files) {
    const end = Object.entries(ends).find(([one]) => one === status)?.[1];
    const said = actionsOf(id, "client-file").filter((one) => ["cancelled", "expired"].includes(one));
    expect(said, reference).toEqual(end ? [end] : []);
  }
});

test("an offer has its story: every version, and last where it stands", async () => {
  const offers = await database.inScope(system, (tx) => tx.select().from(quote));
  const versions = await database.inScope(system, (tx) => tx.select().from(quoteVersion));
  for (const { id, uid, fileId, status } of offers) {
    const story = storyOf(fileId).filter(({ subjectUid }) => subjectUid === uid);
    const own = versions.filter(({ quoteId }) => quoteId === id);
    const counted = (action: string) => story.filter((entry) => entry.action === action).length;
    expect(counted("version_saved"), uid).toBe(own.length);
    expect(counted("sent"), uid).toBe(own.filter(({ sentAt }) => sentAt).length);
    expect(counted("viewed"), uid).toBe(own.filter(({ viewedAt }) => viewedAt).length);
    expect(story.at(-1)?.after, uid).toMatchObject(status === "Draft" ? { version: 1 } : { status });
  }
});

test("services of bookings were held or asked for, and those that ended say how", async () => {
  const lines = await database.inScope(system, (tx) =>
    tx.select().from(serviceLine).where(eq(serviceLine.kind, "included")),
  );
  const bookings = new Set(files.filter(({ kind }) => kind === "booking").map(({ id }) => id));
  for (const { uid, fileId, status, departureId } of lines) {
    const said = storyOf(fileId).flatMap(({ subjectUid, action }) => (subjectUid === uid ? [action] : []));
    if (!bookings.has(fileId)) expect(said, uid).toEqual([]);
    else expect(said[0], uid).toBe(status === "AL" || departureId !== null ? "held" : "put-on-request");
    const file = files.find(({ id }) => id === fileId);
    if (file?.status !== "Cancelled" && file?.status !== "Cancellation") continue;
    expect(said[1], uid).toBe(status === "CX" ? "cancelled" : "cancellation-requested");
  }
});

test("it says only what histories tell, and is sealed like everything else in the log", async () => {
  for (const { subjectType, action, before, after } of entries) {
    const subject = fileSubjects.find((one) => one === subjectType);
    const told = subject && toldOfFiles[subject];
    expect(told?.actions).toContain(action);
    for (const field of Object.keys({ ...before, ...after })) expect(told?.fields).toContain(field);
  }
  const report = await verifyAuditChain(database, testDemo.serverKey);
  expect(report.faults).toEqual([]);
  expect(report.rows).toBeGreaterThanOrEqual(entries.length);
});
