import { expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { testApi } from "#tests/support/test-api.ts";

/** A few dozen in every run; `npm run test:race` asks for thousands, on PostgreSQL. */
const usual = 40;
const rounds = Number(process.env.RACE_ROUNDS ?? usual);
const timeout = limitOf({ rounds, usual, eachMs: 200 });
const rivals = 5;

test("a counter loses no event, however many add to it at once", { timeout }, async () => {
  const { parts } = await testApi();
  const limits = new RateLimits(parts.database, parts.now);
  const counted: { count: number }[] = [];
  // Not more at once than get a connection in time.
  for (let left = rounds * rivals; left > 0; left -= 200) {
    const add = () => limits.add("race", { max: 1, seconds: 3600 });
    counted.push(...(await Promise.all(Array.from({ length: Math.min(left, 200) }, add))));
  }
  const counts = counted.map(({ count }) => count).toSorted((one, other) => one - other);
  expect(counts).toEqual(Array.from({ length: rounds * rivals }, (_, index) => index + 1));
});

test("a reset link is used up by exactly one of those who race for it", { timeout }, async () => {
  const api = await testApi();
  const second = createApi(api.parts);
  for (let round = 0; round < Math.ceil(rounds / 10); round += 1) {
    await api.call("/api/public/password-resets", {
      method: "POST",
      from: `198.51.100.${round % 250}`,
      body: { audience: "agent", username: "anke.silberfarn" },
    });
    const [mail] = await api.mails(round + 1);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const password = `long enough ${round} passphrase`;
    const attempt = (fetch: (request: Request) => Promise<Response>) =>
      fetch(
        new Request(`http://api.internal/api/public/password-resets/${token}`, {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ password, password_confirmation: password }),
        }),
      );
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, index) => attempt(index % 2 ? second.fetch : api.fetch)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404, 404]);
    // Three mails an hour are sent for one account; the next round is an hour later.
    api.clock.advance({ hours: 1 });
  }
});
