import { expect, it } from "vitest";
import type { Account } from "#api/http/context.ts";
import { knownAccounts } from "#api/http/known-accounts.ts";

/** A memory under a clock that stands, and the number of look-ups. */
function memory(forMs?: number) {
  const told = { now: 0, lookUps: 0 };
  const known = knownAccounts({ ...(forMs !== undefined && { forMs }), clock: () => told.now });
  const account = { id: 7 } as Account;
  const ask = (token: string, answer = () => Promise.resolve<Account | null>(account)) =>
    known.find(token, () => {
      told.lookUps += 1;
      return answer();
    });
  return { told, ask, forget: known.forget, account };
}

it("looks a session up once for all calls, and another one by itself", async () => {
  const { told, ask, account } = memory();
  expect(await Promise.all([ask("one"), ask("one"), ask("one")])).toEqual([account, account, account]);
  told.now = 1e9;
  await ask("one");
  expect(told.lookUps).toBe(1);
  await ask("other");
  expect(told.lookUps).toBe(2);
});

it("looks it up anew after its time, counted from the beginning of the look-up", async () => {
  const { told, ask } = memory(900);
  await ask("one");
  told.now = 899;
  await ask("one");
  expect(told.lookUps).toBe(1);
  told.now = 900;
  await ask("one");
  expect(told.lookUps).toBe(2);
});

it("keeps no failure, and nothing that was under way when it forgot", async () => {
  const { told, ask, forget } = memory();
  await expect(ask("one", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  let found = (_none: null) => {};
  const slow = ask("one", () => new Promise((resolve) => (found = resolve)));
  forget();
  found(null);
  expect(await slow).toBeNull();
  expect(await ask("one")).not.toBeNull();
  expect(told.lookUps).toBe(3);
});

it("does not grow without end", async () => {
  const { told, ask } = memory();
  for (let one = 0; one < 1_001; one += 1) await ask(String(one));
  await ask("0");
  expect(told.lookUps).toBe(1_002);
});
