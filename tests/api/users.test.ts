import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxMessage } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { mia, newPassword, userCalls } from "#tests/support/user-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { call, takeUp } = userCalls(() => api);
const list = async (token: string, kind = "agent", query = "") =>
  (await api.call(`/api/${kind}/users?per_page=100${query}`, { token })).json;
const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe("the list", () => {
  test("holds the own agency's people for each of them, and nobody else", async () => {
    for (const name of ["anke.silberfarn", "jonas.silberfarn", "viewer.silberfarn"]) {
      const page = await list(await api.signIn(name));
      expect(namesIn(page)).toEqual(["Anke Brückner", "Jonas Groß", "Käthe Lindström", "Uwe Böhme"]);
      expect(page.meta.total).toBe(4);
      expect(page.data.filter(({ own }: { own: boolean }) => own)).toHaveLength(1);
      expect(page.data[3]).toMatchObject({ role: "agent", status: "suspended", last_login_at: null });
    }
    const supplierPage = await list(await api.signIn("front.steamvale"), "supplier");
    expect(namesIn(supplierPage)).toEqual(["Hinemoa Rāwiri", "Piotr Żak"]);
    expect(JSON.stringify(supplierPage)).not.toMatch(/"(username|phone|agency|password\w*)"/);
  });

  test("is held back by the database's own rules alone", async () => {
    const bare = await testApi({ database: api.parts.database, scoping: "rules-only" });
    const seen = async (name: string, kind: string) =>
      namesIn((await bare.call(`/api/${kind}/users?per_page=100`, { token: await bare.signIn(name) })).json);
    expect(await seen("luca.ponteverde", "agent")).toEqual(["Luca Morandi", "Piera Ghinassi"]);
    expect(await seen("desk.starbasin", "supplier")).toEqual(["Aroha Muñoz"]);
    // The people of every agency that books with the Australian brand.
    expect(await seen("manager.banksia", "office")).toEqual([
      "Carmen Ibarra Sanz",
      "Emma Penhaligon",
      "Manon Chastagner",
      "Noah Desrosiers",
      "Oliver Tregenza",
      "Tahlia Brennan",
    ]);
    for (const scope of [
      { audience: "agent", userId: 1, agencyId: 1, agencyWide: true } as const,
      { audience: "supplier", userId: 1, supplierId: 1 } as const,
    ]) {
      await expect(
        api.parts.database.inScope(scope, (tx) => tx.update(user).set({ status: "suspended" })),
      ).rejects.toMatchObject({ code: "42501" });
      await expect(
        api.parts.database.inScope(scope, (tx) => tx.select({ hash: user.passwordHash }).from(user)),
      ).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("is filtered and sorted", async () => {
    const token = await api.signIn("anke.silberfarn");
    expect(namesIn(await list(token, "agent", "&filter[status]=suspended"))).toEqual(["Uwe Böhme"]);
    expect(namesIn(await list(token, "agent", "&filter[role]=agency-manager"))).toEqual(["Anke Brückner"]);
    expect(namesIn(await list(token, "agent", "&filter[q]=VIEWER@"))).toEqual(["Käthe Lindström"]);
    expect(namesIn(await list(token, "agent", "&sort=-name"))[0]).toBe("Uwe Böhme");
    expect(namesIn(await list(token, "agent", "&sort=-last_login_at"))[0]).toBe("Anke Brückner");
    const office = await list(await api.signIn("admin"), "office", "&sort=agency&filter[agency]=silber");
    expect(office.data).toHaveLength(4);
    expect(office.data[0].agency.name).toBe("Silberfarn Reisen");
  });
});

describe("an invitation", () => {
  test("leads a colleague to a password and the first sign-in", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const answer = await call(manager, "POST", "agent/users", mia);
    expect(answer.status).toBe(201);
    expect(answer.json.data).toMatchObject({
      name: "Mia Roth",
      role: "agent",
      status: "invited",
      own: false,
    });
    const link = await takeUp(1);
    expect(link.mail).toMatchObject({ subject: "Ihr Konto ist bereit", to: { address: mia.email } });
    expect(link.mail?.text).toContain("Anke Brückner hat für Sie ein Konto bei Silberfarn Reisen angelegt.");
    expect(link.shown.json.data).toEqual({
      audience: "agent",
      purpose: "invitation",
      username: "mia.silberfarn",
    });
    const body = { audience: "agent", login: "mia.silberfarn", password: newPassword };
    expect((await api.call("/api/public/sessions", { method: "POST", body })).status).toBe(422);
    expect((await link.set()).status).toBe(200);
    expect((await link.set()).status).toBe(404);
    const session = await api.call("/api/public/sessions", { method: "POST", body });
    expect(session.json.data.user).toMatchObject({
      organisation: "Silberfarn Reisen",
      roles: ["agent"],
      locale: "de",
    });
    expect(api.logs.join("")).toContain("user_invited");
  });

  test("that one form sends twice makes one account and one mail", async () => {
    const token = await api.signIn("anke.silberfarn");
    const headers = { "Idempotency-Key": "k".repeat(26) };
    const send = () => api.call("/api/agent/users", { method: "POST", token, body: mia, headers });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await api.system((tx) => tx.select().from(outboxMessage))).toHaveLength(1);
  });

  test("works seven days, and not after a newer one", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const { json } = await call(manager, "POST", "agent/users", mia);
    const first = await takeUp(1);
    expect((await call(manager, "POST", `agent/users/${json.data.uid}/invitation`)).status).toBe(200);
    expect((await first.set()).status).toBe(404);
    const second = await takeUp(2);
    api.clock.advance({ hours: 7 * 24 - 1 });
    expect((await api.call(second.path)).status).toBe(200);
    api.clock.advance({ hours: 1 });
    expect((await second.set()).status).toBe(404);
  });

  test("is not for an address that has an account, in whatever company, nor for an unknown role", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const taken = await call(manager, "POST", "agent/users", { ...mia, email: "Luca@ponteverde.example" });
    expect(taken.json.errors).toEqual({ email: ["There is an account with this e-mail address already."] });
    for (const role of ["super-admin", "supplier-manager", ""]) {
      expect((await call(manager, "POST", "agent/users", { ...mia, role })).status, role).toBe(422);
    }
    // The same address may belong to a supplier.
    const desk = await call(manager, "POST", "agent/users", { ...mia, email: "desk@steamvale.example" });
    expect(desk.status).toBe(201);
  });

  test("finds a free username where the obvious one is taken", async () => {
    const manager = await api.signIn("anke.silberfarn");
    await call(manager, "POST", "agent/users", { ...mia, email: "anke@other.example" });
    const rows = await api.system((tx) =>
      tx.select({ username: user.username }).from(user).where(eq(user.email, "anke@other.example")),
    );
    expect(rows).toEqual([{ username: "anke.silberfarn2" }]);
  });

  test("goes out once when the same is sent twice at once", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const answers = await Promise.all([1, 2, 3].map(() => call(manager, "POST", "agent/users", mia)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422,
    ]);
    expect(await api.system((tx) => tx.select().from(outboxMessage))).toHaveLength(1);
  });

  test("of the office names the agency, which must be one of the own brands and open", async () => {
    const token = await api.signIn("admin");
    const agencies = (await call(token, "GET", "office/user-agencies")).json.data;
    const silberfarn = agencies.find(({ name }: { name: string }) => name === "Silberfarn Reisen").uid;
    const made = await call(token, "POST", "office/users", { ...mia, agency: silberfarn });
    expect(made.json.data).toMatchObject({ status: "invited", agency: { name: "Silberfarn Reisen" } });
    const nowhere = await call(token, "POST", "office/users", {
      ...mia,
      agency: seedUid("agency", "NOBODY"),
    });
    expect(Object.keys(nowhere.json.errors)).toEqual(["agency"]);
  });
});
