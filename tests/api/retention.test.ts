import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { ulid } from "ulid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outboxMessage } from "#api/db/schema/session.ts";
import { brand } from "#api/db/schema/brand.ts";
import { readApiEnv } from "#api/env.ts";
import { keepHouse, removeOld } from "#api/housekeeping.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let folder: string;

beforeEach(async () => {
  api = await testApi();
  folder = await mkdtemp(join(tmpdir(), "waymark-mails-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const days = (count: number) => new Date(api.clock.now().getTime() - count * 24 * 60 * 60 * 1000);
const clean = (outboxDays = 90, fileDays = 30) =>
  removeOld({ ...api.parts, mails: { outboxDays, fileDays, folder } });
const removedLines = () => api.logs.filter((line) => line.includes("housekeeping.removed"));

type Kept = Pick<typeof outboxMessage.$inferInsert, "status" | "createdAt" | "sentAt" | "toAddress">;

async function mails(...rows: Kept[]) {
  await api.system(async (tx) => {
    await tx.delete(outboxMessage);
    const [one] = await tx.select({ id: brand.id }).from(brand).limit(1);
    const usual = { brandId: one!.id, kind: "password-changed", audience: "agent", locale: "en" } as const;
    await tx.insert(outboxMessage).values(rows.map((row) => ({ ...usual, ...row, uid: ulid() })));
  });
}

const left = async () => {
  const rows = await api.system((tx) =>
    tx.select({ to: outboxMessage.toAddress }).from(outboxMessage).orderBy(asc(outboxMessage.id)),
  );
  return rows.map(({ to }) => to);
};

test("mails leave the outbox 90 days after they were sent; what waits, is sent now or failed stays", async () => {
  await mails(
    { toAddress: "old", status: "sent", createdAt: days(200), sentAt: days(90.01) },
    // It waited for long; it counts from when it went out.
    { toAddress: "late", status: "sent", createdAt: days(200), sentAt: days(89.99) },
    { toAddress: "waiting", status: "queued", createdAt: days(200), sentAt: null },
    { toAddress: "going", status: "sending", createdAt: days(200), sentAt: null },
    { toAddress: "failed", status: "failed", createdAt: days(200), sentAt: null },
  );
  await clean();
  expect(await left()).toEqual(["late", "waiting", "going", "failed"]);
  expect(JSON.parse(removedLines()[0]!)).toMatchObject({ sent_mails: 1, mail_files: 0 });
  api.clock.advance({ hours: 24 });
  await clean(0);
  expect(await left()).toContain("late");
  await clean();
  expect(await left()).toEqual(["waiting", "going", "failed"]);
  await clean();
  expect(removedLines()).toHaveLength(2);
});

test("more mails than one batch takes go in one round", async () => {
  const old = { status: "sent", createdAt: days(100), sentAt: days(100) } as const;
  await mails(...Array.from({ length: 1201 }, (_, no) => ({ ...old, toAddress: `old ${no}` })));
  await clean();
  expect(await left()).toEqual([]);
  expect(JSON.parse(removedLines()[0]!)).toMatchObject({ sent_mails: 1201 });
});

test("mails as files go after 30 days, and nothing else in their folder", async () => {
  const write = async (name: string, age: number) => {
    await writeFile(join(folder, name), "Subject: Kia ora");
    await utimes(join(folder, name), days(age), days(age));
    return name;
  };
  await mails({ toAddress: "kept", status: "sent", createdAt: days(31), sentAt: days(31) });
  const old = await write(`${ulid()}.eml`, 30.01);
  const young = await write(`${ulid()}.eml`, 29.99);
  const foreign = [await write("mine.eml", 400), await write("notes.txt", 400)];
  await mkdir(join(folder, `${ulid()}.eml`));
  await clean();
  const names = await readdir(folder);
  expect(names).not.toContain(old);
  expect(names).toEqual(expect.arrayContaining([young, ...foreign]));
  expect(names).toHaveLength(4);
  expect(await left()).toEqual(["kept"]);
  expect(JSON.parse(removedLines()[0]!)).toMatchObject({ mail_files: 1, mail_files_failed: 0 });
  api.clock.advance({ hours: 24 });
  await clean(90, 0);
  expect(await readdir(folder)).toContain(young);
  await clean();
  expect(await readdir(folder)).not.toContain(young);
});

test("there need be no folder of mails", async () => {
  await rm(folder, { recursive: true });
  await expect(clean()).resolves.toBeUndefined();
});

test("an answer is kept for its key for as many hours as the environment says, and then deleted", async () => {
  const long = await testApi({ database: api.parts.database, answersKeptHours: 48 });
  const label = { name: "Kept for its key", colour: "teal", icon: "heart", applies_to: "file" };
  const post = async () =>
    long.call("/api/office/labels", {
      method: "POST",
      token: await long.signIn("manager"),
      body: label,
      headers: { "Idempotency-Key": "one-visit-of-the-form" },
    });
  const cleaned = () => removeOld({ ...long.parts, mails: { outboxDays: 90, fileDays: 30, folder } });
  const first = await post();
  expect(first.status, first.text).toBe(201);
  long.clock.advance({ hours: 47 });
  await cleaned();
  const again = await post();
  expect([again.status, again.text]).toEqual([201, first.text]);
  long.clock.advance({ hours: 1, seconds: 1 });
  await cleaned();
  const lines = long.logs.filter((line) => line.includes("housekeeping.removed"));
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ kept_answers: 1 });
  expect((await post()).text).not.toBe(first.text);
});

test("the environment says how long, and no less than what is promised", () => {
  expect(readApiEnv({})).toMatchObject({
    OUTBOX_KEEP_DAYS: 90,
    MAIL_FILES_KEEP_DAYS: 30,
    ANSWERS_KEEP_HOURS: 24,
  });
  expect(readApiEnv({ OUTBOX_KEEP_DAYS: "0", ANSWERS_KEEP_HOURS: "72" })).toMatchObject({
    OUTBOX_KEEP_DAYS: 0,
    ANSWERS_KEEP_HOURS: 72,
  });
  for (const source of [
    { OUTBOX_KEEP_DAYS: "-1" },
    { MAIL_FILES_KEEP_DAYS: "soon" },
    { ANSWERS_KEEP_HOURS: "12" },
  ]) {
    expect(() => readApiEnv(source)).toThrow(Object.keys(source)[0]);
  }
});

test("a part of the housekeeping that fails is logged and holds neither upkeep nor the copy of the day up", async () => {
  const noFolder = join(folder, "a-file");
  await writeFile(noFolder, "");
  const done: string[] = [];
  const database = {
    ...api.parts.database,
    upkeep: () => {
      done.push("upkeep");
      return Promise.reject(new Error("no room left"));
    },
  };
  const daily = () => Promise.resolve(void done.push("backup"));
  const mails = { outboxDays: 90, fileDays: 30, folder: noFolder };
  await keepHouse({ ...api.parts, database, daily, mails });
  expect(done).toEqual(["upkeep", "backup"]);
  const failed = api.logs.filter((line) => line.includes("housekeeping.failed"));
  expect(failed.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { part: "remove", error: expect.stringContaining("ENOTDIR") as string },
    { part: "upkeep", error: "no room left" },
  ]);
});
