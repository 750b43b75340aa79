import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { outboxMessage, passwordReset } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { demoPassword } from "#api/db/seed/personas/users.ts";
import { seedUid } from "#api/db/seed/seed-keys.ts";
import { revokeCompanySessions } from "#api/modules/access/sessions.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const uid = (username: string) => seedUid("user", username);
const current = (token: string) => api.call("/api/public/sessions/current", { token });
const call = (token: string, method: string, path: string, body?: object) =>
  api.call(`/api/${path}`, { method, token, body });
const list = async (token: string, kind = "agent", query = "") =>
  (await api.call(`/api/${kind}/users?per_page=100${query}`, { token })).json;
const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
const mia = { name: "Mia Roth", email: "mia@silberfarn.example", role: "agent", locale: "de" };
const newPassword = "tussock grass 42 lupins";

/** Sets the password by the link in the newest of so many batches of mail. */
async function takeUp(batch: number) {
  const mail = (await api.mails(batch)).at(-1);
  const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  const path = `/api/public/password-resets/${token}`;
  return {
    mail,
    path,
    shown: await api.call(path),
    set: () =>
      api.call(path, {
        method: "PUT",
        body: { password: newPassword, password_confirmation: newPassword },
      }),
  };
}

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
      ).rejects.toThrow();
      await expect(
        api.parts.database.inScope(scope, (tx) => tx.select({ hash: user.passwordHash }).from(user)),
      ).rejects.toThrow();
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
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
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

describe("changing a colleague", () => {
  const suspend = (token: string, username: string, lock_version = 1, kind = "agent") =>
    call(token, "PUT", `${kind}/users/${uid(username)}/suspension`, { lock_version });

  test("suspends, which ends the sessions at once, and reinstates", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const jonas = await api.signIn("jonas.silberfarn");
    const done = await suspend(manager, "jonas.silberfarn");
    expect(done.json.data).toMatchObject({ status: "suspended", lock_version: 2 });
    expect((await current(jonas)).status).toBe(401);
    await expect(api.signIn("jonas.silberfarn")).rejects.toThrow("do not match");
    const back = await call(manager, "DELETE", `agent/users/${uid("jonas.silberfarn")}/suspension`);
    expect(back.json.data.status).toBe("active");
    expect((await current(jonas)).status).toBe(401);
    await api.signIn("jonas.silberfarn");
  });

  test("gives another role, whose permissions count from the next call on", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const jonas = await api.signIn("jonas.silberfarn");
    const role = (body: object) => call(manager, "PUT", `agent/users/${uid("jonas.silberfarn")}/role`, body);
    const done = await role({ role: "agency-manager", lock_version: 1 });
    expect(done.json.data).toMatchObject({ role: "agency-manager", lock_version: 2 });
    expect((await current(jonas)).json.data.permissions).toContain("agency-users.edit");
    const late = await role({ role: "agent-viewer", lock_version: 1 });
    expect(late.status).toBe(409);
    expect(late.json.current).toMatchObject({ role: "agency-manager", lock_version: 2 });
    expect((await role({ role: "agent-viewer", lock_version: 2 })).json.data.role).toBe("agent-viewer");
  });

  test("is refused to those who are no managers, for oneself, and for people elsewhere", async () => {
    const jonas = await api.signIn("jonas.silberfarn");
    const refused = await suspend(jonas, "viewer.silberfarn");
    expect(refused.json).toEqual({
      message: "This action is unauthorized.",
      permission: "agency-users.edit",
    });
    const manager = await api.signIn("anke.silberfarn");
    expect((await suspend(manager, "anke.silberfarn")).json.message).toBe(
      "You cannot do this to your own account.",
    );
    for (const foreign of ["luca.ponteverde", "desk.steamvale", "consultant"]) {
      expect((await suspend(manager, foreign)).status, foreign).toBe(404);
    }
    const banksia = await api.signIn("manager.banksia");
    expect(
      (await call(banksia, "PUT", `office/users/${uid("jonas.silberfarn")}/suspension`, {})).status,
    ).toBe(403);
    const rows = await api.system((tx) =>
      tx
        .select()
        .from(user)
        .where(inArray(user.username, ["luca.ponteverde", "anke.silberfarn"])),
    );
    expect(rows.map(({ status }) => status)).toEqual(["active", "active"]);
  });

  test("never leaves an agency without an active manager, also when two take the role from each other", async () => {
    const admin = await api.signIn("admin");
    const alone = await call(admin, "PUT", `office/users/${uid("anke.silberfarn")}/role`, {
      role: "agent",
      lock_version: 1,
    });
    expect(alone.status).toBe(409);
    const anke = await api.signIn("anke.silberfarn");
    await call(anke, "PUT", `agent/users/${uid("jonas.silberfarn")}/role`, {
      role: "agency-manager",
      lock_version: 1,
    });
    const jonas = await api.signIn("jonas.silberfarn");
    const second = createApi(api.parts);
    const take = (fetch: TestApi["fetch"], token: string, from: string, version: number) =>
      fetch(
        new Request(`http://api.internal/api/agent/users/${uid(from)}/suspension`, {
          method: "PUT",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
          body: JSON.stringify({ lock_version: version }),
        }),
      );
    await Promise.all([
      take(api.fetch, anke, "jonas.silberfarn", 2),
      take(second.fetch, jonas, "anke.silberfarn", 1),
    ]);
    const left = await api.system((tx) =>
      tx
        .select({ status: user.status })
        .from(user)
        .where(inArray(user.username, ["anke.silberfarn", "jonas.silberfarn"])),
    );
    expect(left.map(({ status }) => status).toSorted()).toEqual(["active", "suspended"]);
  });

  test("takes an invitation back, and gives it again", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const { json } = await call(manager, "POST", "agent/users", mia);
    const link = await takeUp(1);
    await call(manager, "PUT", `agent/users/${json.data.uid}/suspension`, { lock_version: 1 });
    expect((await link.set()).status).toBe(404);
    const back = await call(manager, "DELETE", `agent/users/${json.data.uid}/suspension`);
    expect(back.json.data.status).toBe("invited");
    expect((await link.set()).status).toBe(200);
  });

  test("lets the office mail a link for a new password, to active users only", async () => {
    const admin = await api.signIn("admin");
    const send = (name: string) => call(admin, "POST", `office/users/${uid(name)}/password-reset`);
    expect((await send("former.silberfarn")).status).toBe(409);
    expect((await send("luca.ponteverde")).status).toBe(200);
    const [mail] = await api.mails(1);
    expect(mail?.to.address).toBe("luca@ponteverde.example");
    const rows = await api.system((tx) => tx.select().from(passwordReset));
    expect(rows.map(({ purpose }) => purpose)).toEqual(["reset"]);
  });
});

describe("the users of a company", () => {
  const setAgency = (status: "active" | "on_hold" | "closed", code = "SILHAM") =>
    api.system((tx) => tx.update(agency).set({ status }).where(eq(agency.code, code)));

  test("that is closed are out at once, and are told no more than a wrong password tells", async () => {
    const token = await api.signIn("anke.silberfarn");
    const supplierToken = await api.signIn("desk.steamvale");
    await setAgency("closed");
    await api.system((tx) =>
      tx.update(supplier).set({ status: "closed" }).where(eq(supplier.code, "STEROT")),
    );
    expect((await current(token)).status).toBe(401);
    expect((await current(supplierToken)).status).toBe(401);
    const attempt = (login: string, password: string) =>
      api.call("/api/public/sessions", {
        method: "POST",
        from: login + password,
        body: { audience: "agent", login, password },
      });
    const [closed, wrong] = [
      await attempt("anke.silberfarn", demoPassword),
      await attempt("anke.silberfarn", "wrong"),
    ];
    expect([closed.status, closed.text]).toEqual([wrong.status, wrong.text]);
    await api.call("/api/public/password-resets", {
      method: "POST",
      body: { audience: "agent", username: "anke.silberfarn" },
    });
    expect(await api.system((tx) => tx.select().from(passwordReset))).toEqual([]);
  });

  test("that opens again sign in anew where their sessions were ended with it", async () => {
    const token = await api.signIn("anke.silberfarn");
    const other = await api.signIn("luca.ponteverde");
    await api.system(async (tx) => {
      const [closed] = await tx
        .update(agency)
        .set({ status: "closed" })
        .where(eq(agency.code, "SILHAM"))
        .returning({ id: agency.id });
      await revokeCompanySessions(tx, { agencyId: closed!.id }, api.clock.now());
    });
    await setAgency("active");
    expect((await current(token)).status).toBe(401);
    expect((await current(other)).status).toBe(200);
  });

  test("that is on hold read on, and change nothing but who may sign in and their own account", async () => {
    await setAgency("on_hold");
    const token = await api.signIn("anke.silberfarn");
    expect((await current(token)).json.data.on_hold).toBe(true);
    for (const path of ["agent/desk", "agent/client-files", "agent/users"]) {
      expect((await call(token, "GET", path)).status, path).toBe(200);
    }
    const invite = await call(token, "POST", "agent/users", mia);
    expect(invite.status).toBe(403);
    expect(invite.json).toMatchObject({ reason: "on-hold" });
    expect(invite.json.message).toContain("on hold");
    expect(
      (await call(token, "PUT", `agent/users/${uid("jonas.silberfarn")}/suspension`, { lock_version: 1 }))
        .status,
    ).toBe(200);
    expect((await call(token, "PATCH", "public/profile", { lock_version: 1, theme: "dark" })).status).toBe(
      200,
    );
    const count = await api.system((tx) =>
      tx
        .select({ count: sql<number>`count(*)::int` })
        .from(user)
        .where(eq(user.email, mia.email)),
    );
    expect(count[0]?.count).toBe(0);
  });
});
