import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quoteVersion } from "#api/db/schema/quote.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { quotedReference, quotingAgent } from "#tests/support/quote-calls.ts";
import { quoteBase, sendingCalls, type SendingCalls } from "#tests/support/sending-calls.ts";

type Step = "renewal" | "closing" | "opening";
type StepOptions = { version?: number; key?: string; as?: string; base?: string };

let made: SendingCalls;
let path: string;

const all = ["200", "200", "204"];
const refusal = '404 {"message":"We could not find this quote. Please ask for a new link."}';
const none = [refusal, refusal, refusal];

beforeEach(async () => {
  made = await sendingCalls();
  path = await made.sent();
});

/** Page, document and beacon: everything that a link opens without changing what is offered. */
async function opened(link: string) {
  const { api } = made.calls;
  const answers = [
    await api.call(link),
    await api.call(`${link}/document`),
    await api.call(`${link}/seen`, { method: "POST" }),
  ];
  return answers.map(({ status, text }) => (status === 404 ? `404 ${text}` : String(status)));
}

const linkNow = async () => {
  const [newest] = (await made.stateOf()).versions;
  return newest.path === null ? null : `/api/public/quotes/${String(newest.path).split("/").at(-1)}`;
};

async function step(one: Step, { version, key, as, base = quoteBase }: StepOptions = {}) {
  const { api } = made.calls;
  return api.call(`${base}/link/${one}`, {
    method: "POST",
    token: as ? await api.signIn(as) : made.agent,
    body: { lock_version: version ?? (await made.stateOf()).lock_version },
    headers: key ? { "Idempotency-Key": key } : {},
  });
}

const logged = () =>
  made.calls.api.system((tx) =>
    tx
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(sql`${auditLog.subjectType} = 'quote' and ${auditLog.action} like 'link-%'`)
      .orderBy(desc(auditLog.id)),
  );

/** Moves the clock on to an instant. */
function clockAt(instant: string) {
  const { clock } = made.calls.api;
  clock.advance({ seconds: (Date.parse(instant) - clock.now().getTime()) / 1000 });
}

describe("a new link to a quote", () => {
  test("stops the old one at once, for page, document and beacon alike", async () => {
    expect(await opened(path)).toEqual(all);
    const answer = await step("renewal");
    expect(answer.status, answer.text).toBe(200);
    const renewed = await linkNow();
    expect(renewed).not.toBe(path);
    expect(await opened(path)).toEqual(none);
    expect(await opened(renewed!)).toEqual(all);
  });

  test("stops the links of older versions too, whose pages lead to the newest", async () => {
    await made.post(`${quoteBase}/versions`, {}, made.agent);
    const second = await made.sent();
    expect((await made.calls.api.call(path)).json.data.newer_path).toContain(second.split("/").at(-1)!);
    await step("renewal");
    expect(await opened(path)).toEqual(none);
    expect(await opened(second)).toEqual(none);
    expect(await opened((await linkNow())!)).toEqual(all);
  });

  test("is one, however often its form is sent, and is refused to who looked before somebody else's", async () => {
    const version = (await made.stateOf()).lock_version;
    const form = { version, key: "one-visit-of-the-form" };
    const [first, second] = [await step("renewal", form), await step("renewal", form)];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    const late = await step("renewal", { version });
    expect([late.status, late.json.current.lock_version]).toEqual([409, version + 1]);
    expect(await logged()).toEqual([
      {
        action: "link-renewed",
        before: expect.objectContaining({ rotation: 1 }),
        after: expect.objectContaining({ rotation: 2 }),
      },
    ]);
  });

  test("is what mails carry that were written before and are sent later", async () => {
    await made.sent({ by: "mail", email: "ada@travellers.example", name: "Ada Finch" });
    await step("renewal");
    const [mail] = await made.calls.api.mails(1);
    expect(mail!.text).toContain((await linkNow())!.split("/").at(-1));
    expect(mail!.text).not.toContain(path.split("/").at(-1));
  });
});

describe("a closed link to a quote", () => {
  test("answers like one that never was, accepts nothing, and opens again as it was sent", async () => {
    expect(await opened(`/api/public/quotes/${"x".repeat(43)}`)).toEqual(none);
    expect((await step("closing")).json.data).toMatchObject({ link: "closed" });
    expect(await opened(path)).toEqual(none);
    for (const deed of ["acceptance", "refusal", "messages"]) {
      const body = {
        name: "Ada Finch",
        agreed: true,
        options: [],
        total_cents: 1,
        reason: "",
        body: "Hello",
      };
      expect((await made.post(`${path}/${deed}`, body)).status).toBe(404);
    }
    expect(await made.stateOf()).toMatchObject({ link: { link: "closed" }, versions: [{ path: null }] });
    expect((await step("opening")).status).toBe(200);
    expect(await opened(path)).toEqual(all);
    expect((await logged()).map(({ action }) => action)).toEqual(["link-opened", "link-closed"]);
  });

  test("stays as it is when it is closed once more, whatever version that saw", async () => {
    const version = (await made.stateOf()).lock_version;
    await step("closing", { version });
    expect((await step("closing", { version })).json.data.link).toBe("closed");
    expect((await step("opening", { version })).status).toBe(409);
    expect(await logged()).toHaveLength(1);
  });

  test("is not sent, and mails about the quote go without it", async () => {
    await made.sent({ by: "mail", email: "ada@travellers.example", name: "Ada Finch" });
    await step("closing");
    const { lock_version } = await made.stateOf();
    const again = { by: "link", valid_until: "2026-12-01", lock_version };
    const refused = await made.post(`${quoteBase}/sending`, again, made.agent);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      "The client’s link is closed. Open it again or make a new one, then send.",
    ]);
    await made.post(`${quoteBase}/messages`, { body: "We look into it." }, made.agent);
    await made.post(
      "/api/public/quote-links",
      { reference: quotedReference, email: "ada@travellers.example" },
      undefined,
    );
    const mails = await made.calls.api.mails(2);
    // The offer itself was still waiting: without its link there is nothing to send.
    expect(mails.map(({ text }) => text.includes("We look into it."))).toEqual([true]);
    expect(mails[0]!.text).not.toContain("/quote/");
    const given = await made.calls.api.system((tx) =>
      tx
        .select({ kind: outboxMessage.kind, error: outboxMessage.error })
        .from(outboxMessage)
        .where(eq(outboxMessage.status, "failed")),
    );
    expect(given).toEqual([{ kind: "quote-sent", error: "the link was closed before it was sent" }]);
  });
});

describe("a link to a quote whose time is over", () => {
  const overText = "This link expired after the trip or the refusal and cannot be opened again.";

  test("ends twelve months after the trip, by the clock of the office", async () => {
    const [file] = await made.calls.api.system((tx) =>
      tx
        .select({ ends: sql<string>`(${clientFile.endDate} + interval '12 months')::date::text` })
        .from(clientFile)
        .where(eq(clientFile.id, made.calls.fileId)),
    );
    expect((await made.stateOf()).link).toEqual({ link: "open", link_ends_on: file!.ends });
    clockAt(`${file!.ends}T10:00:00Z`);
    expect(await opened(path)).toEqual(all);
    // Midnight has passed in New Zealand, while it is still that day in London.
    clockAt(`${file!.ends}T13:00:00Z`);
    expect(await opened(path)).toEqual(none);
    await made.signInAgain();
    expect(await made.stateOf()).toMatchObject({ link: { link: "ended" }, versions: [{ path: null }] });
  });

  test("ends three months after the client declined, until it is offered anew", async () => {
    expect((await made.post(`${path}/refusal`, { reason: "" })).status).toBe(204);
    // Declined at noon of New Zealand's 20 November.
    const { link, lock_version: version } = await made.stateOf();
    expect(link).toEqual({ link: "open", link_ends_on: "2027-02-20" });
    clockAt("2027-02-20T10:00:00Z");
    expect(await opened(path)).toEqual(all);
    clockAt("2027-02-20T12:00:00Z");
    expect(await opened(path)).toEqual(none);
    for (const one of ["renewal", "closing", "opening"] as const) {
      const answer = await step(one, { as: quotingAgent, version });
      expect([answer.status, answer.json.message]).toEqual([409, overText]);
    }
    const body = { reference: quotedReference, email: "ada@travellers.example" };
    expect((await made.post("/api/public/quote-links", body)).status).toBe(204);
    const mailed = (await made.calls.api.mails(0)).map(({ to }) => to.address);
    expect(mailed).not.toContain(body.email);
    const agent = await made.calls.api.signIn(quotingAgent);
    const revised = await made.post(`${quoteBase}/revision`, { lock_version: version }, agent);
    expect(revised.status, revised.text).toBe(204);
    expect((await made.calls.api.call(path)).json.data.standing).toBe("revised");
  });
});

describe("who changes the link to a quote", () => {
  test("has the file, may send, and works for its brand", async () => {
    expect((await step("closing", { as: "luca.ponteverde" })).status).toBe(404);
    expect((await step("closing", { as: "viewer.silberfarn" })).json.permission).toBe("quotes.send");
    const [file] = await made.calls.api.system((tx) =>
      tx.select({ uid: clientFile.uid }).from(clientFile).where(eq(clientFile.id, made.calls.fileId)),
    );
    const base = `/api/office/client-files/${file!.uid}/quote`;
    expect((await step("closing", { as: "manager.banksia", base })).status).toBe(404);
    expect((await step("closing", { as: "readonly", base })).json.permission).toBe("client-files.edit");
    expect(await opened(path)).toEqual(all);
    expect((await step("closing", { as: "consultant", base })).status).toBe(200);
    expect(await opened(path)).toEqual(none);
  });

  test("finds nothing to change where nothing was sent", async () => {
    made = await sendingCalls();
    expect((await made.stateOf()).link).toBeNull();
    const answer = await step("renewal");
    expect(answer.status).toBe(409);
    expect(answer.json.message).toBe("Version 1 has not been sent to the client yet.");
  });
});

test("the database itself shows no version to whoever holds a closed link", async () => {
  await step("closing");
  const [row] = await made.calls.api.system((tx) =>
    tx.select({ hash: quoteVersion.tokenHash }).from(quoteVersion).where(eq(quoteVersion.no, 1)),
  );
  const seen = await made.calls.api.parts.database.inScope(
    { audience: "public", quoteTokenHash: row!.hash },
    (tx) => tx.select({ no: quoteVersion.no }).from(quoteVersion),
  );
  expect(seen).toEqual([]);
});
