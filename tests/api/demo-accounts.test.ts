import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { user } from "#api/db/schema/user.ts";
import { testApi } from "#tests/support/test-api.ts";

test("where the demo is off, its accounts are nobody: no sign-in, no session of before, no mail", async () => {
  const demo = await testApi();
  const token = await demo.signIn("anke.silberfarn");
  const own = await demo.signIn("jonas.silberfarn");
  // Somebody's own account, as it would be had it not come with the demo.
  await demo.system((tx) =>
    tx.update(user).set({ isDemo: false }).where(eq(user.username, "jonas.silberfarn")),
  );
  const off = await testApi({ database: demo.parts.database, demo: false });
  const attempt = (login: string) =>
    off.call("/api/public/sessions", {
      method: "POST",
      body: { audience: "agent", login, password: "waymark-demo" },
    });
  const refused = await attempt("anke.silberfarn");
  expect(refused.status).toBe(422);
  expect(refused.text).toBe((await attempt("nobody.at.all")).text);
  expect((await attempt("jonas.silberfarn")).status).toBe(201);
  const current = (bearer: string) => off.call("/api/public/sessions/current", { token: bearer });
  expect((await current(token)).status).toBe(401);
  expect((await current(own)).status).toBe(200);
  const ask = (username: string) =>
    off.call("/api/public/password-resets", { method: "POST", body: { audience: "agent", username } });
  await ask("anke.silberfarn");
  await ask("jonas.silberfarn");
  expect((await off.mails(1)).map(({ to }) => to)).toHaveLength(1);
});

test("a link to a password that was mailed while the demo was on is no link where it is off", async () => {
  const demo = await testApi();
  const body = { audience: "agent", username: "luca.ponteverde" };
  await demo.call("/api/public/password-resets", { method: "POST", body });
  const [mail] = await demo.mails(1);
  const path = `/api/public/password-resets/${/\/reset-password\/([\w-]{43})$/m.exec(mail!.text)![1]!}`;
  const off = await testApi({ database: demo.parts.database, demo: false });
  expect((await demo.call(path)).status).toBe(200);
  expect((await off.call(path)).status).toBe(404);
  const password = "kotuku over the estuary";
  const set = { method: "PUT", body: { password, password_confirmation: password } } as const;
  expect((await off.call(path, set)).status).toBe(404);
});

test("every account of the demo data is marked", async () => {
  const api = await testApi();
  const rows = await api.system((tx) => tx.select({ isDemo: user.isDemo }).from(user));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ isDemo }) => !isDemo)).toEqual([]);
});
