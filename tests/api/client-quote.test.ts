import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { notification } from "#api/db/schema/notification.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { user } from "#api/db/schema/user.ts";
import { addDays } from "#api/domain/today.ts";
import { quotedReference, quotingAgent } from "#tests/support/quote-calls.ts";
import { quoteBase, sendingCalls, type SendingCalls } from "#tests/support/sending-calls.ts";

let calls: SendingCalls["calls"];
let agent: string;
let post: SendingCalls["post"];
let stateOf: SendingCalls["stateOf"];
let sent: SendingCalls["sent"];

const base = quoteBase;
const told = (kind: "quote.viewed" | "quote.accepted" | "quote.declined" | "quote.question") =>
  calls.api.system((tx) =>
    tx
      .select({ username: user.username })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, kind)),
  );

beforeEach(async () => {
  ({ calls, agent, post, stateOf, sent } = await sendingCalls());
});

describe("the page of a quote", () => {
  test("shows what was sent and nothing of what the agency pays, and opening it changes nothing", async () => {
    const path = await sent();
    const before = await stateOf();
    const page = await calls.api.call(`${path}?locale=de`);
    expect(page.status).toBe(200);
    expect(page.json.data).toMatchObject({ reference: quotedReference, standing: "open", locale: "de" });
    expect(page.text).not.toMatch(/commission|net_cents|netCents|amounts|price_mode/);
    expect(await stateOf()).toEqual(before);
    expect(before.status).toBe("Sent");
  });

  test("adds what is ticked to the total and to everyone's price", async () => {
    const path = await sent();
    const plain = (await calls.api.call(path)).json.data;
    type Service = { uid: string; kind: string; cents: number };
    const services: Service[] = plain.days.flatMap((day: { services: Service[] }) => day.services);
    const option = services.find(({ kind }) => kind === "optional")!;
    const ticked = (await calls.api.call(`${path}?options=${option.uid},nothing`)).json.data;
    expect(ticked.total_cents).toBe(plain.total_cents + option.cents);
    const rooms: { cents: number }[] = ticked.rooms;
    expect(rooms.reduce((sum, { cents }) => sum + cents, 0)).toBe(ticked.total_cents);
    expect(services.filter(({ kind }) => kind === "included").every(({ cents }) => cents === null)).toBe(
      true,
    );
  });

  test("says what is due when, by the total with what is ticked", async () => {
    const path = await sent();
    const { payments, total_cents: total, date_from: from } = (await calls.api.call(path)).json.data;
    const deposit = Math.round(total / 10);
    expect(payments).toEqual([
      { kind: "deposit", due_on: null, cents: deposit },
      { kind: "balance", due_on: addDays(from, -60), cents: total - deposit },
    ]);
    const hours =
      (Date.parse(`${addDays(from, -59)}T00:00:00Z`) - calls.api.clock.now().getTime()) / 3_600_000;
    calls.api.clock.advance({ hours });
    const late = (await calls.api.call(path)).json.data;
    expect(late.payments).toEqual([{ kind: "balance", due_on: null, cents: total }]);
  });

  test("is not there for unknown links and for versions that were not sent: the same answer", async () => {
    const [row] = await calls.api.system((tx) => tx.select({ uid: quoteVersion.uid }).from(quoteVersion));
    expect(row).toBeDefined();
    const path = await sent();
    await calls.api.system((tx) => tx.update(quoteVersion).set({ sentAt: null }));
    const unsent = await calls.api.call(path);
    const unknown = await calls.api.call(`/api/public/quotes/${"A".repeat(43)}`);
    expect([unsent.status, unsent.text]).toEqual([404, unknown.text]);
  });

  test("counts a look, tells the agency the first time, and never counts who is signed in", async () => {
    const path = await sent();
    await post(`${path}/seen`, undefined, agent);
    expect((await stateOf()).status).toBe("Sent");
    await post(`${path}/seen`, undefined);
    await post(`${path}/seen`, undefined);
    const after = await stateOf();
    expect(after.status).toBe("Viewed");
    expect(after.versions[0].view_count).toBe(2);
    const people = await told("quote.viewed");
    expect(people.map(({ username }) => username)).toContain(quotingAgent);
    expect(people).toHaveLength(2);
    expect(calls.api.sent.some(({ event }) => event === "quote.viewed")).toBe(true);
  });
});

describe("accepting", () => {
  const wish = async (path: string, more: Record<string, unknown> = {}) => {
    const { total_cents } = (await calls.api.call(path)).json.data;
    return { name: "Ada Finch", agreed: true, options: [], total_cents, ...more };
  };

  test("takes a name of a single letter", async () => {
    const path = await sent({ by: "link" });
    expect((await post(`${path}/acceptance`, await wish(path, { name: "李" }))).status).toBe(204);
    expect(await stateOf()).toMatchObject({ accepted: { name: "李" } });
  });

  test("pins the version, tells agent and consultant by bell and mail, and thanks the client", async () => {
    const path = await sent({ by: "mail", email: "ada@travellers.example", name: "Ada Finch" });
    expect((await post(`${path}/acceptance`, await wish(path))).status).toBe(204);
    expect(await stateOf()).toMatchObject({ status: "Accepted", accepted: { no: 1, name: "Ada Finch" } });
    const { name: trip, reference, agency, agent_name: by, ...page } = (await calls.api.call(path)).json.data;
    expect(page).toMatchObject({ standing: "accepted", accepted: { name: "Ada Finch" } });
    const mails = await calls.api.mails(1);
    const forClient = mails.filter(({ to }) => to.address === "ada@travellers.example");
    expect(forClient.map(({ subject }) => subject).toSorted()).toEqual([
      `Your acceptance has arrived: ${trip}`,
      `Your quote: ${trip}`,
    ]);
    expect(mails.map(({ subject }) => subject)).toContain(`Quote accepted ${reference} ${trip}`);
    for (const { text, replyTo } of forClient) {
      expect(text).toContain(`/quote/${path.split("/").at(-1)}`);
      expect(text).toMatch(new RegExp(`\\n${by}\\n${agency.name}$`));
      expect(replyTo).toEqual({ address: agency.email, name: agency.name });
    }
  });

  test("and writing to the agency count as a look where the page told of none", async () => {
    const path = await sent();
    expect((await stateOf()).versions[0]).toMatchObject({ viewed_at: null, view_count: 0 });
    await post(`${path}/messages`, { name: "Ada Finch", body: "Is breakfast included?" });
    expect((await stateOf()).versions[0]).toMatchObject({ viewed_at: expect.any(String), view_count: 1 });
    await post(`${path}/acceptance`, await wish(path));
    expect((await stateOf()).versions[0]).toMatchObject({ view_count: 1 });
  });

  test("twice changes nothing and tells nobody twice", async () => {
    const path = await sent();
    const body = await wish(path);
    const both = await Promise.all([post(`${path}/acceptance`, body), post(`${path}/acceptance`, body)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await told("quote.accepted")).toHaveLength(2);
    expect((await post(`${path}/refusal`, { reason: "no" })).status).toBe(409);
  });

  test.each([
    ["another total than the one that was read", { total_cents: 1 }, "options"],
    ["services that are not offered", { options: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"] }, "options"],
    ["no name", { name: " " }, "name"],
    ["no tick", { agreed: false }, "agreed"],
  ])("refuses %s", async (_what, more, field) => {
    const path = await sent();
    const answer = await post(`${path}/acceptance`, await wish(path, more));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual([field]);
    expect((await stateOf()).status).toBe("Sent");
  });

  test("is refused on the day after the last one", async () => {
    const path = await sent({ valid_until: "2026-11-21" });
    const body = await wish(path);
    calls.api.clock.advance({ hours: 48 });
    expect((await calls.api.call(path)).json.data.standing).toBe("expired");
    expect((await post(`${path}/acceptance`, body)).json).toMatchObject({ standing: "expired" });
  });

  test("is refused while the agency changes the offer, and for a version that has a newer one", async () => {
    const path = await sent();
    const body = await wish(path);
    await post(`${base}/versions`, { label: "Second" }, agent);
    expect((await post(`${path}/acceptance`, body)).json).toMatchObject({ standing: "revised" });
    const newer = await sent();
    const older = (await calls.api.call(path)).json.data;
    expect(older.standing).toBe("superseded");
    expect(`/api/public${String(older.newer_path).replace("/quote/", "/quotes/")}`).toBe(newer);
    expect((await post(`${path}/acceptance`, body)).status).toBe(409);
    expect((await post(`${newer}/acceptance`, await wish(newer))).status).toBe(204);
  });
});

describe("a quote that was booked without an answer on the page", () => {
  test("says so, leads nowhere else, and cannot be answered; the thread stays", async () => {
    const older = await sent();
    await post(`${base}/versions`, { label: "Second" }, agent);
    const path = await sent();
    await calls.api.system((tx) =>
      tx.update(quote).set({ status: "Converted" }).where(eq(quote.fileId, calls.fileId)),
    );
    const page = (await calls.api.call(path)).json.data;
    expect(page).toMatchObject({ standing: "booked", accepted: null, newer_path: null });
    const before = (await calls.api.call(older)).json.data;
    expect(before).toMatchObject({ standing: "superseded", newer_path: expect.any(String) });
    expect(`/api/public${String(before.newer_path).replace("/quote/", "/quotes/")}`).toBe(path);
    const refused = await post(`${path}/refusal`, {});
    expect([refused.status, refused.json.standing]).toEqual([409, "booked"]);
    expect((await post(`${path}/messages`, { name: "Ada", body: "When do we fly?" })).status).toBe(201);
  });
});

describe("answers of the client", () => {
  test("decline with a reason that the agency reads", async () => {
    const path = await sent();
    expect((await post(`${path}/refusal`, { reason: "Too far" })).status).toBe(204);
    expect(await stateOf()).toMatchObject({ status: "Declined", decline_reason: "Too far" });
    expect(await told("quote.declined")).toHaveLength(2);
  });

  test("make one thread with the agency's, on both pages", async () => {
    const path = await sent({ by: "mail", email: "ada@travellers.example" });
    const wish = { name: "Ada", body: "Could we have <b>one</b> night more?" };
    expect((await post(`${path}/messages`, wish)).status).toBe(201);
    expect((await post(`${base}/messages`, { body: "With pleasure." }, agent)).status).toBe(201);
    const page = (await calls.api.call(path)).json.data.messages;
    expect(page.map(({ author, body }: Record<string, string>) => [author, body])).toEqual([
      ["client", wish.body],
      ["agent", "With pleasure."],
    ]);
    expect((await stateOf()).messages).toEqual(page);
    const mails = await calls.api.mails(1);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^An answer about your quote: /),
    );
    expect(mails.every(({ html }) => !html.includes("<b>one</b>"))).toBe(true);
  });

  test("ask for the link again: mailed to the known address alone, answered the same to all", async () => {
    await sent({ by: "mail", email: "ada@travellers.example" });
    await calls.api.mails(1);
    const ask = (reference: string, email: string) => post("/api/public/quote-links", { reference, email });
    expect((await ask("nzfi 100005", "ADA@travellers.example")).status).toBe(204);
    expect((await ask(quotedReference, "eve@travellers.example")).status).toBe(204);
    expect((await ask("NZFI999999", "ada@travellers.example")).status).toBe(204);
    const mails = await calls.api.mails(1);
    expect(mails.map(({ to }) => to.address)).toEqual(["ada@travellers.example"]);
  });
});
