import { beforeEach, expect, test } from "vitest";
import { demoPassword } from "#api/demo/personas/users.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const common =
  "This is one of the most used passwords, or close to one: digits and signs added to it do not help. Three or four unrelated words make a good password.";
const own =
  "This password is hardly more than your name, your company’s or ours. Three or four unrelated words make a good password.";

/** What Anke Brückner of Silberfarn Reisen is told. */
const refused: [string, string][] = [
  ["short77", "This field must be 10 or more characters"],
  ["long enough ".repeat(17), "This field must be 200 or less characters"],
  ["password123", common],
  ["Harakeke2026", own],
  ["WAYMARK-2026", own],
  ["banksia coast 1", own],
  ["Brückner1990!", own],
  ["aaaaaaaaaaaa", common],
  ["P@ssw0rd2026!", common],
  ["silberfarn-reisen 26", own],
  ["Anke.Brueckner.85", own],
];

const typed = (password: string) => ({ password, password_confirmation: password });

test.each(refused)("of %j is refused behind a mailed link, which stays good", async (password, message) => {
  const asked = { audience: "agent", username: "anke.silberfarn" };
  await api.call("/api/public/password-resets", { method: "POST", from: "198.51.100.7", body: asked });
  const [mail] = await api.mails(1);
  const link = `/api/public/password-resets/${/reset-password\/([\w-]{43})$/m.exec(mail!.text)![1]!}`;
  const answer = await api.call(link, { method: "PUT", body: typed(password) });
  expect(answer.status).toBe(422);
  expect(answer.json.errors).toEqual({ password: [message] });
  expect((await api.call(link)).status).toBe(200);
});

test.each(refused)("of %j is refused on the own page", async (password, message) => {
  const token = await api.signIn("anke.silberfarn");
  const body = { current_password: demoPassword, ...typed(password) };
  const answer = await api.call("/api/public/profile/password", { method: "PUT", token, body });
  expect(answer.status).toBe(422);
  expect(answer.json.errors).toEqual({ password: [message] });
});

test("of somebody at a supplier may not be made of the supplier's name", async () => {
  const token = await api.signIn("desk.steamvale");
  const body = { current_password: demoPassword, ...typed("Steamvale-2026") };
  const answer = await api.call("/api/public/profile/password", { method: "PUT", token, body });
  expect(answer.json.errors).toEqual({ password: [own] });
});
