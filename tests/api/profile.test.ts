import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxMessage } from "#api/db/schema/session.ts";
import { emailChange } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const people = ["consultant", "jonas.silberfarn", "desk.steamvale"];
const newPassword = "tussock grass 42 lupins";
const at = (path = "") => `/api/public/profile${path}`;
const read = async (token: string) => (await api.call(at(), { token })).json.data;
const send = (token: string, method: string, path: string, body?: object) =>
  api.call(at(path), { method, token, body });
const current = (token: string) => api.call("/api/public/sessions/current", { token });

describe("the own profile", () => {
  test.each(people)("of %s is read and changed, and nobody else's with it", async (username) => {
    const before = await api.system((tx) => tx.select().from(user).orderBy(user.id));
    const token = await api.signIn(username);
    const { lock_version } = await read(token);
    const answer = await send(token, "PATCH", "", {
      lock_version,
      name: "Ngā Mihi",
      phone: "+64 9 555 0199",
      locale: "it",
      theme: "dark",
      single_keys: false,
      email: "somebody@else.example",
      audience: "office",
      status: "suspended",
    });
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({
      username,
      name: "Ngā Mihi",
      phone: "+64 9 555 0199",
      locale: "it",
      theme: "dark",
      single_keys: false,
      lock_version: lock_version + 1,
    });
    const after = await api.system((tx) => tx.select().from(user).orderBy(user.id));
    const changed = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]));
    expect(changed.map((row) => row.username)).toEqual([username]);
    expect(changed[0]).toMatchObject({
      status: "active",
      email: before.find((row) => row.id === changed[0]!.id)!.email,
    });
    expect((await current(token)).json.data).toMatchObject({ name: "Ngā Mihi", single_keys: false });
  });

  test("keeps the sections apart: appearance leaves the telephone alone, no number takes it away", async () => {
    const token = await api.signIn("consultant");
    const saved = await send(token, "PATCH", "", { lock_version: 1, theme: "light" });
    expect(saved.json.data.phone).not.toBeNull();
    const cleared = await send(token, "PATCH", "", { lock_version: 2, name: "N", phone: "" });
    expect(cleared.json.data.phone).toBeNull();
  });

  test("answers a stale version with the profile as it is now, and saves nothing of it", async () => {
    const token = await api.signIn("consultant");
    await send(token, "PATCH", "", { lock_version: 1, name: "First" });
    const late = await send(token, "PATCH", "", { lock_version: 1, name: "Second" });
    expect(late.status).toBe(409);
    expect(late.json.message).toContain("another window");
    expect(late.json.current).toMatchObject({ name: "First", lock_version: 2 });
    expect((await read(token)).name).toBe("First");
    const madeUp = await send(token, "PATCH", "", { lock_version: 2 ** 31, name: "Third" });
    expect(madeUp.status).toBe(409);
  });

  test("refuses a telephone number that is none, and a name that is too long", async () => {
    const token = await api.signIn("consultant");
    const answer = await send(token, "PATCH", "", { lock_version: 1, name: "x".repeat(121), phone: "12" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors).toSorted()).toEqual(["name", "phone"]);
  });
});

describe("the own password", () => {
  const change = (token: string, current_password: string, password = newPassword, confirmation = password) =>
    send(token, "PUT", "/password", { current_password, password, password_confirmation: confirmation });

  test("is changed by whoever knows it; other sessions end, this one stays, the owner is told", async () => {
    const [here, there] = [await api.signIn("anke.silberfarn"), await api.signIn("anke.silberfarn")];
    expect((await change(here, demoPassword)).status).toBe(204);
    expect((await current(here)).status).toBe(200);
    expect((await current(there)).status).toBe(401);
    const [mail] = await api.mails(1);
    expect(mail).toMatchObject({
      subject: "Ihr Passwort wurde geändert",
      to: { address: "anke@silberfarn.example" },
    });
    expect(mail?.text).not.toMatch(/\{\{|undefined|http/);
    await expect(api.signIn("anke.silberfarn")).rejects.toThrow("do not match");
    await api.signIn("anke.silberfarn", { password: newPassword });
    expect(api.logs.join("")).not.toContain(newPassword);
  });

  test("is not changed with a wrong one, a short, common, own or unrepeated one, or the same again", async () => {
    const token = await api.signIn("anke.silberfarn");
    const refused = async (answer: ReturnType<typeof change>) => (await answer).json.errors;
    expect(await refused(change(token, "wrong"))).toEqual({
      current_password: ["This is not your current password."],
    });
    for (const weak of ["short", "qwertyuiop123", "harakeke2026", "anke2026!!!"]) {
      expect(Object.keys(await refused(change(token, demoPassword, weak))), weak).toEqual(["password"]);
    }
    expect(Object.keys(await refused(change(token, demoPassword, newPassword, "other")))).toEqual([
      "password_confirmation",
    ]);
    expect((await current(token)).status).toBe(200);
    await api.signIn("anke.silberfarn");
  });

  test("can be guessed at five times a minute, wherever from, and the log names that once", async () => {
    const token = await api.signIn("anke.silberfarn");
    const statuses = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await change(token, `guess ${count}`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    expect(api.logs.filter((line) => line.includes("authn_login_limit"))).toHaveLength(1);
    api.clock.advance({ minutes: 1 });
    expect((await change(token, demoPassword)).status).toBe(204);
  });

  test("changes once when two try at the same time", async () => {
    const tokens = [await api.signIn("anke.silberfarn"), await api.signIn("anke.silberfarn")];
    const answers = await Promise.all(
      tokens.map((token, index) => change(token, demoPassword, `${newPassword} ${index}`)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  });
});

describe("the own e-mail address", () => {
  const ask = (token: string, email: string, current_password = demoPassword) =>
    send(token, "POST", "/email", { email, current_password });
  const confirm = (token: string, method = "PUT") =>
    api.call(`/api/public/email-changes/${token}`, { method });
  const tokenIn = (text = "") => /\/confirm-email\/([\w-]{43})$/m.exec(text)?.[1] ?? "";

  test("changes when the link in the new mailbox is confirmed, once, and the old address is told", async () => {
    const session = await api.signIn("luca.ponteverde");
    expect((await ask(session, "Luca.New@ponteverde.example")).status).toBe(204);
    const mails = await api.mails(1);
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([
      "Luca.New@ponteverde.example",
      "luca@ponteverde.example",
    ]);
    const notice = mails.find(({ to }) => to.address === "luca@ponteverde.example");
    expect(notice?.text).not.toMatch(/confirm-email|\{\{/);
    expect((await read(session)).pending_email).toBe("Luca.New@ponteverde.example");
    const token = tokenIn(mails.find(({ to }) => to.address.startsWith("Luca.New"))?.text);
    expect((await confirm(token, "GET")).json.data.email).toBe("Luca.New@ponteverde.example");
    expect((await read(session)).email).toBe("luca@ponteverde.example");
    expect((await confirm(token)).status).toBe(200);
    expect(await read(session)).toMatchObject({ email: "Luca.New@ponteverde.example", pending_email: null });
    expect((await confirm(token)).status).toBe(404);
    const rows = await api.system(async (tx) => [
      ...(await tx.select().from(outboxMessage)),
      ...(await tx.select().from(emailChange)),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("asks for the password, and for another address than the own", async () => {
    const token = await api.signIn("luca.ponteverde");
    expect(Object.keys((await ask(token, "a@b.example", "wrong")).json.errors)).toEqual(["current_password"]);
    expect(Object.keys((await ask(token, "LUCA@ponteverde.example")).json.errors)).toEqual(["email"]);
    expect(Object.keys((await ask(token, "no address")).json.errors)).toEqual(["email"]);
    expect(await api.system((tx) => tx.select().from(outboxMessage))).toEqual([]);
  });

  test("of somebody else is answered alike, and gets no link", async () => {
    const token = await api.signIn("luca.ponteverde");
    const [free, taken] = [
      await ask(token, "free@ponteverde.example"),
      await ask(token, "ANKE@silberfarn.example"),
    ];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const sent = await api.system((tx) =>
      tx
        .select({ to: outboxMessage.toAddress })
        .from(outboxMessage)
        .where(eq(outboxMessage.kind, "email-change")),
    );
    expect(sent.map(({ to }) => to)).toEqual(["free@ponteverde.example"]);
  });

  test("is not changed by a link that is old, replaced by a newer one, or of somebody suspended", async () => {
    const session = await api.signIn("luca.ponteverde");
    await ask(session, "one@ponteverde.example");
    const one = tokenIn((await api.mails(1)).find(({ to }) => to.address.startsWith("one"))?.text);
    await ask(session, "two@ponteverde.example");
    const two = tokenIn((await api.mails(2)).find(({ to }) => to.address.startsWith("two"))?.text);
    expect((await confirm(one)).status).toBe(404);
    api.clock.advance({ hours: 24 });
    expect((await confirm(two)).status).toBe(404);
    expect((await confirm("x".repeat(43))).status).toBe(404);
    const [row] = await api.system((tx) =>
      tx.select().from(user).where(eq(user.username, "luca.ponteverde")),
    );
    expect(row?.email).toBe("luca@ponteverde.example");
  });
});
