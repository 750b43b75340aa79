import { expect, test } from "vitest";
import { createLastKnownAccounts } from "#app/middleware/last-known-accounts.server.ts";
import type { SessionUser } from "#contract/people/session.ts";

// Nothing here reads more of an account than that it is the same one.
const account = (name: string) => ({ name }) as SessionUser;

test("an account is known by its token for an hour after it was last seen, and until it signs out", () => {
  let at = 0;
  const known = createLastKnownAccounts(() => at);
  known.remember("token-one", account("Marama"));
  known.remember("token-two", account("Tomas"));
  expect(known.find("token-one")?.name).toBe("Marama");
  expect(known.find("token-three")).toBeNull();
  known.forget("token-two");
  expect(known.find("token-two")).toBeNull();
  at = 59 * 60_000;
  known.remember("token-one", account("Marama"));
  at = 118 * 60_000;
  expect(known.find("token-one")?.name).toBe("Marama");
  at = 119 * 60_000;
  expect(known.find("token-one")).toBeNull();
});

test("the accounts longest unseen make room for new ones", () => {
  const known = createLastKnownAccounts(() => 0);
  for (let count = 0; count < 2_000; count += 1) known.remember(`token-${count}`, account("Marama"));
  known.remember("token-0", account("Marama"));
  known.remember("token-new", account("Marama"));
  expect(known.find("token-0")).not.toBeNull();
  expect(known.find("token-1")).toBeNull();
  expect(known.find("token-new")).not.toBeNull();
});
