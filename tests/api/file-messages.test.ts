import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { fileMessage } from "#api/db/schema/quote.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { quoteBase, sendingCalls } from "#tests/support/sending-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const fileUid = seedUid("file", "NZFI100001");
const agencyPath = "/api/agent/client-files/NZFI100001/messages";
const officePath = `/api/office/client-files/${fileUid}/messages`;

async function world() {
  const api = await testApi();
  const tokens = { agent: await api.signIn("anke.silberfarn"), office: await api.signIn("consultant") };
  const write = (path: string, token: string, body: string) =>
    api.call(path, { method: "POST", token, body: { body } });
  const read = async (path: string, token: string, before = "") =>
    (await api.call(`${path}${before && `?before=${before}`}`, { token })).json.data;
  return { api, tokens, write, read };
}

const told = (api: TestApi) =>
  api.system((tx) =>
    tx
      .select({ username: user.username, kind: notification.kind, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, "file.message")),
  );
const mails = (api: TestApi) =>
  api.system((tx) => tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "file-message")));
const consultantOf = (api: TestApi, consultantId: number | null) =>
  api.system((tx) => tx.update(clientFile).set({ consultantId }).where(eq(clientFile.uid, fileUid)));
const idOf = async (api: TestApi, username: string) => {
  const [row] = await api.system((tx) =>
    tx.select({ id: user.id }).from(user).where(eq(user.username, username)),
  );
  return row!.id;
};

test("what an agent writes is read by the office, and what the office answers by the agency", async () => {
  const { api, tokens, write, read } = await world();
  await consultantOf(api, await idOf(api, "consultant"));
  const question = await write(agencyPath, tokens.agent, "  Can we add a night in Rotorua?\nThanks  ");
  expect(question.status, question.text).toBe(201);
  expect(question.json.data).toMatchObject({
    author: "agent",
    body: "Can we add a night in Rotorua?\nThanks",
    for_client: false,
  });
  api.clock.advance({ minutes: 1 });
  await write(officePath, tokens.office, "Of course.");
  for (const [path, token] of [
    [agencyPath, tokens.agent],
    [officePath, tokens.office],
  ] as const) {
    const thread = await read(path, token);
    const said = thread.messages.map(({ author, body }: { author: string; body: string }) => [author, body]);
    expect(said.slice(-2)).toEqual([
      ["agent", "Can we add a night in Rotorua?\nThanks"],
      ["office", "Of course."],
    ]);
    expect(thread.earlier).toBeNull();
  }
});

test("the other side is told behind the bell and by mail, with a link to the thread", async () => {
  const { api, tokens, write } = await world();
  await consultantOf(api, await idOf(api, "consultant"));
  await write(agencyPath, tokens.agent, "One");
  expect(await told(api)).toEqual([
    {
      username: "consultant",
      kind: "file.message",
      facts: expect.objectContaining({ file_uid: fileUid, reference: "NZFI100001" }),
    },
  ]);
  const [toOffice] = await mails(api);
  expect(toOffice).toMatchObject({ audience: "office", params: { words: "One" } });
  expect(toOffice!.params["path"]).toBe(`/admin/client-files/${fileUid}/messages`);
  await write(officePath, tokens.office, "Two");
  const names = (await told(api)).map(({ username }) => username);
  expect(names.toSorted()).toEqual(["anke.silberfarn", "consultant"]);
  const toAgent = (await mails(api)).find(({ audience }) => audience === "agent");
  expect(toAgent).toMatchObject({ audience: "agent", params: { words: "Two" } });
  expect(toAgent!.params["path"]).toBe("/app/view-booking/NZFI100001/messages");
});

test("who chose no mails gets none, and still finds it behind the bell", async () => {
  const { api, tokens, write } = await world();
  await api.system((tx) =>
    tx
      .update(user)
      .set({ notificationChoices: { "file.message": { mail: false } } })
      .where(eq(user.username, "anke.silberfarn")),
  );
  await write(officePath, tokens.office, "Quiet");
  expect(await mails(api)).toEqual([]);
  expect((await told(api)).map(({ username }) => username)).toEqual(["anke.silberfarn"]);
});

test("a file that nobody looks after is told to all who could, and mailed to the brand once", async () => {
  const { api, tokens, write } = await world();
  await consultantOf(api, null);
  await write(agencyPath, tokens.agent, "Hello?");
  const names = (await told(api)).map(({ username }) => username);
  expect(names).toContain("consultant");
  expect(names).toContain("manager");
  expect(names).not.toContain("manager.banksia");
  expect(names).not.toContain("readonly");
  expect(await mails(api)).toHaveLength(1);
});

test("a long thread is read piece by piece, the newest first, and nothing is missing or twice", async () => {
  const { api, tokens, read } = await world();
  const fileId = await api.system(async (tx) => {
    const [file] = await tx.select({ id: clientFile.id }).from(clientFile).where(eq(clientFile.uid, fileUid));
    await tx.insert(fileMessage).values(
      Array.from({ length: 65 }, (_none, index) => ({
        uid: seedUid("file-message", `long ${index}`),
        fileId: file!.id,
        author: "agent" as const,
        authorName: "Anke",
        body: `No. ${index}`,
        createdAt: new Date("2026-11-01T00:00:00Z"),
      })),
    );
    return file!.id;
  });
  const all = await api.system((tx) =>
    tx.select({ uid: fileMessage.uid }).from(fileMessage).where(eq(fileMessage.fileId, fileId)),
  );
  const seen: string[] = [];
  let before: string | null = "";
  let pieces = 0;
  while (before !== null) {
    const piece: { messages: { uid: string }[]; earlier: string | null } = await read(
      agencyPath,
      tokens.agent,
      before,
    );
    expect(piece.messages.length).toBeLessThanOrEqual(30);
    seen.unshift(...piece.messages.map(({ uid }) => uid));
    before = piece.earlier;
    pieces += 1;
  }
  expect(pieces).toBe(3);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.toSorted()).toEqual(all.map(({ uid }) => uid).toSorted());
});

test("agents neither read nor write to files of others, and readers write nothing", async () => {
  const { api, write } = await world();
  const stranger = await api.signIn("emma.larkspur");
  expect((await api.call(agencyPath, { token: stranger })).status).toBe(404);
  expect((await write(agencyPath, stranger, "Hello")).status).toBe(404);
  const viewer = await api.signIn("viewer.silberfarn");
  expect((await api.call(agencyPath, { token: viewer })).status).toBe(200);
  expect((await write(agencyPath, viewer, "Hello")).status).toBe(403);
  const otherBrand = await api.signIn("manager.banksia");
  expect((await api.call(officePath, { token: otherBrand })).status).toBe(404);
  expect((await write(officePath, otherBrand, "Hello")).status).toBe(404);
  const reader = await api.signIn("readonly");
  expect((await write(officePath, reader, "Hello")).status).toBe(403);
});

test("an empty message and one that is too long are refused beside the field", async () => {
  const { tokens, write } = await world();
  for (const body of ["   ", "x".repeat(4001)]) {
    const answer = await write(agencyPath, tokens.agent, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual(["body"]);
  }
});

test("the client reads only what was written to them, also piece by piece", async () => {
  const { calls, agent, post, sent } = await sendingCalls();
  const path = await sent();
  const reference = quoteBase.split("/").at(-2)!;
  await post(`/api/agent/client-files/${reference}/messages`, { body: "cnry-between-us" }, agent);
  const office = await calls.api.signIn("manager");
  const uid = seedUid("file", reference);
  await post(`/api/office/client-files/${uid}/messages`, { body: "cnry-from-the-office" }, office);
  for (let index = 0; index < 22; index += 1) {
    calls.api.clock.advance({ seconds: 1 });
    await post(`${quoteBase}/messages`, { body: `Answer ${index}` }, agent);
  }
  const newest = await calls.api.call(path);
  expect(newest.json.data.messages).toHaveLength(20);
  expect(newest.json.data.messages.at(-1).body).toBe("Answer 21");
  const { earlier_messages: earlier } = newest.json.data;
  const older = await calls.api.call(`${path}?before=${earlier}`);
  const bodies = older.json.data.messages.map(({ body }: { body: string }) => body);
  expect(bodies).toEqual(["Answer 0", "Answer 1"]);
  expect(older.json.data.earlier_messages).toBeNull();
  expect(newest.text + older.text).not.toContain("cnry-");
  const beside = (await calls.api.call(quoteBase, { token: agent })).json.data;
  expect(beside.messages.map(({ body }: { body: string }) => body)).toEqual(
    [17, 18, 19, 20, 21].map((no) => `Answer ${no}`),
  );
  expect(beside.has_earlier_messages).toBe(true);
  const thread = (await calls.api.call(`/api/office/client-files/${uid}/messages`, { token: office })).json;
  expect(thread.data.client_reads).toBe(true);
  const marked = thread.data.messages.filter((one: { for_client: boolean }) => one.for_client);
  expect(marked).toHaveLength(22);
});
