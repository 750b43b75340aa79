import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxMessage, passwordReset } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { publicUrl, testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let links: number;
beforeEach(async () => {
  links = 0;
  api = await testApi();
});

const newPassword = "tussock grass 42 lupins";
const ask = (username: string, audience = "agent", from = "198.51.100.7") =>
  api.call("/api/public/password-resets", { method: "POST", from, body: { audience, username } });
const describeLink = (token: string) => api.call(`/api/public/password-resets/${token}`);
const setPassword = (token: string, password = newPassword, confirmation = password) =>
  api.call(`/api/public/password-resets/${token}`, {
    method: "PUT",
    body: { password, password_confirmation: confirmation },
  });

/** Asks for a link and reads it out of the mail that is sent. */
async function linkOf(username: string, audience = "agent") {
  await ask(username, audience);
  links += 1;
  const mails = await api.mails(links);
  const mail = mails.at(-1)!;
  return { mail, token: /\/reset-password\/([\w-]{43})$/m.exec(mail.text)![1]! };
}

describe("asking for a link", () => {
  test("is answered with the same bytes for known, unknown, suspended and foreign names", async () => {
    const answers = await Promise.all([
      ask("anke.silberfarn"),
      ask("nobody.at.all"),
      ask("former.silberfarn"),
      ask("consultant"),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.json.data.status).toContain("If there is an account");
    expect((await api.mails(1)).map(({ to }) => to.address)).toEqual(["anke@silberfarn.example"]);
  });

  test("mails the link to each kind of account, from the brand it belongs to", async () => {
    await ask("manager.banksia", "office");
    await ask("desk.steamvale", "supplier");
    await ask("Anke@Silberfarn.example");
    const mails = await api.mails(3);
    const facts = mails.map(({ to, from }) => `${to.name} <${to.address}> ← ${from}`).toSorted();
    expect(facts).toEqual([
      'Anke Brückner <anke@silberfarn.example> ← "Harakeke Pacific" <journeys@harakeke.example>',
      'Hinemoa Rāwiri <desk@steamvale.example> ← "Harakeke Pacific" <journeys@harakeke.example>',
      'Kirra Nolan <manager@banksia.example> ← "Banksia Coast Inbound" <journeys@banksia.example>',
    ]);
    const kept = await api.system((tx) => tx.select().from(outboxMessage));
    expect(kept.map(({ audience }) => audience).toSorted()).toEqual(["agent", "office", "supplier"]);
  });

  test("mails in the language of the account, with the link in text and page", async () => {
    const words = {
      en: "Set a new password",
      de: "Neues Passwort",
      es: "contraseña",
      it: "password",
      fr: "mot de passe",
    };
    const subjects = [];
    for (const [index, [locale, word]] of Object.entries(words).entries()) {
      await api.system((tx) =>
        tx
          .update(user)
          .set({ locale: locale as "en" })
          .where(eq(user.username, "luca.ponteverde")),
      );
      await ask("luca.ponteverde", "agent", `192.0.2.${index}`);
      api.clock.advance({ hours: 1 });
      const mail = (await api.mails(index + 1)).at(-1)!;
      const link = new RegExp(`${publicUrl}/reset-password/[\\w-]{43}`);
      expect(mail.subject).toContain(word);
      expect(mail.text).toMatch(link);
      expect(mail.html).toMatch(link);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.text).toContain("luca.ponteverde");
      expect(mail.text).not.toMatch(/\{\{|undefined/);
      subjects.push(mail.subject);
    }
    expect(new Set(subjects).size).toBe(5);
  });

  test("leaves no token in the outbox, in the table of resets or in the logs", async () => {
    const { token } = await linkOf("anke.silberfarn");
    await describeLink(token);
    await setPassword(token);
    const rows = await api.system(async (tx) => [
      ...(await tx.select().from(outboxMessage)),
      ...(await tx.select().from(passwordReset)),
    ]);
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const log = api.logs.join("");
    expect(log).toContain("authn_password_change");
    expect(log).not.toContain(token);
    expect(log).not.toContain(newPassword);
  });

  test("is limited: ten an hour for an address, three mails an hour for an account", async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await ask(`name${count}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    for (let count = 0; count < 5; count += 1) {
      expect((await ask("anke.silberfarn", "agent", `192.0.2.${count}`)).status).toBe(200);
    }
    await ask("luca.ponteverde", "agent", "192.0.2.99");
    const mails = await api.mails(4);
    expect(mails.filter(({ to }) => to.address === "anke@silberfarn.example")).toHaveLength(3);
  });

  test("makes one mail to one recipient, whatever stands in name and address", async () => {
    await api.system((tx) =>
      tx
        .update(user)
        .set({ name: 'Anke\r\nBcc: thief@evil.example\r\n\r\n<b>"Boo"</b>' })
        .where(eq(user.username, "anke.silberfarn")),
    );
    const { mail } = await linkOf("anke.silberfarn");
    expect(mail.to.address).toBe("anke@silberfarn.example");
    expect(mail.html).not.toContain("<b>");
    expect(mail.html).toContain("&lt;b&gt;&quot;Boo&quot;");
  });
});

describe("a reset link", () => {
  test("tells for whom it is, sets the password once and ends every session", async () => {
    const sessions = [
      await api.signIn("anke.silberfarn"),
      await api.signIn("anke.silberfarn", { remember: true }),
    ];
    const { token } = await linkOf("anke.silberfarn");
    expect((await describeLink(token)).json).toEqual({
      data: { audience: "agent", purpose: "reset", username: "anke.silberfarn" },
    });
    const done = await setPassword(token);
    expect(done.json).toEqual({
      data: { status: "Your password has been set. You can now log in.", audience: "agent" },
    });
    for (const session of sessions) {
      expect((await api.call("/api/public/sessions/current", { token: session })).status).toBe(401);
    }
    const signIn = (password: string) =>
      api.call("/api/public/sessions", {
        method: "POST",
        body: { audience: "agent", login: "anke.silberfarn", password },
      });
    expect((await signIn(demoPassword)).status).toBe(422);
    expect((await signIn(newPassword)).status).toBe(201);
    expect((await describeLink(token)).status).toBe(404);
    expect((await setPassword(token)).status).toBe(404);
  });

  test("works once when it is used twice at the same moment", async () => {
    const { token } = await linkOf("anke.silberfarn");
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => setPassword(token, `${newPassword} ${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404,
    ]);
  });

  test("is used up together with every other link of the account", async () => {
    const { token: first } = await linkOf("anke.silberfarn");
    const { token: second } = await linkOf("anke.silberfarn");
    expect(first).not.toBe(second);
    expect((await setPassword(second)).status).toBe(200);
    expect((await setPassword(first)).status).toBe(404);
  });

  test("lasts sixty minutes", async () => {
    const { token } = await linkOf("anke.silberfarn");
    api.clock.advance({ minutes: 59, seconds: 59 });
    expect((await describeLink(token)).status).toBe(200);
    api.clock.advance({ seconds: 1 });
    expect((await describeLink(token)).status).toBe(404);
    expect((await setPassword(token)).status).toBe(404);
  });

  test("is worth nothing for an account that was suspended meanwhile", async () => {
    const { token } = await linkOf("anke.silberfarn");
    await api.system((tx) =>
      tx.update(user).set({ status: "suspended" }).where(eq(user.username, "anke.silberfarn")),
    );
    expect((await setPassword(token)).status).toBe(404);
  });

  test("is answered with the same bytes when unknown, changed, used or expired", async () => {
    const { token } = await linkOf("anke.silberfarn");
    const changed = `${token.slice(0, 20)}${token[20] === "A" ? "B" : "A"}${token.slice(21)}`;
    const answers = [await describeLink(changed), await describeLink("x".repeat(43))];
    api.clock.advance({ hours: 2 });
    answers.push(await describeLink(token));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 {"message":"This link can no longer be used. Please ask for a new one."}']),
    );
  });
});

describe("a new password", () => {
  test("may have spaces at both ends, any letters and up to 200 characters, none of them cut", async () => {
    const password = ` ${"ÄßŁ→🥝".repeat(33)} `;
    const { token } = await linkOf("anke.silberfarn");
    expect((await setPassword(token, password)).status).toBe(200);
    const signIn = (typed: string) =>
      api.call("/api/public/sessions", {
        method: "POST",
        body: { audience: "agent", login: "anke.silberfarn", password: typed },
      });
    expect((await signIn(password.trim())).status).toBe(422);
    expect((await signIn(password)).status).toBe(201);
  });

  test("has to be typed twice alike", async () => {
    const { token } = await linkOf("anke.silberfarn");
    const refused = await setPassword(token, newPassword, `${newPassword} `);
    expect(refused.json).toEqual({
      message: "Passwords must match",
      errors: { password_confirmation: ["Passwords must match"] },
    });
  });
});
