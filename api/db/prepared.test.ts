import { expect, test } from "vitest";
import type { Tx } from "./client.ts";
import { prepared } from "./prepared.ts";

/** As far as this goes, a transaction is the session that it runs on. */
const on = (session: object) => ({ _: { session } }) as unknown as Tx;

test("a query is written once for each connection, and runs on the one that asks with the values of the call", async () => {
  const written: object[] = [];
  const ask = prepared((tx) => {
    const { session } = tx._;
    written.push(session);
    return { execute: (values: Record<string, unknown>) => Promise.resolve({ session, values }) };
  });
  const [one, other] = [{}, {}];
  for (const [session, id] of [
    [one, 1],
    [other, 2],
    [one, 3],
  ] as const) {
    const answer = await ask(on(session), { id });
    expect(answer.session).toBe(session);
    expect(answer.values).toEqual({ id });
  }
  expect(written).toHaveLength(2);
});
