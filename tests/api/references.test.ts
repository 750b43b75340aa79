import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { referenceCounter } from "#api/db/schema/quote.ts";
import { keyedPermutation } from "#api/domain/keyed-permutation.ts";
import { draftCalls, familyQuote, type DraftCalls } from "#tests/support/draft-calls.ts";
import { testDemo } from "#tests/support/test-demo.ts";

let calls: DraftCalls;
beforeAll(async () => {
  calls = await draftCalls();
});

const numberOf = (reference: string) => Number(reference.slice(4));

async function counted(): Promise<number> {
  const [row] = await calls.api.system((tx) =>
    tx.select().from(referenceCounter).where(eq(referenceCounter.prefix, "NZFI")),
  );
  return row?.lastNo ?? 0;
}

/** What the number of a file that is yet to be made will be: only whoever holds the key can tell. */
async function foretold(ahead: number): Promise<string> {
  const placeOf = keyedPermutation(testDemo.serverKey, "references of NZFI");
  return `NZFI${String(placeOf((await counted()) + ahead)).padStart(6, "0")}`;
}

/** A file from elsewhere, or of another key's time, that bears a reference already. */
async function give(reference: string) {
  await calls.api.system(async (tx) => {
    const [{ id: _id, searchText: _text, ...file } = {}] = await tx
      .select()
      .from(clientFile)
      .where(eq(clientFile.reference, "NZFI100001"));
    // The row of the demo has every column that is needed.
    await tx.insert(clientFile).values({ ...file, uid: reference.padStart(26, "0"), reference } as never);
  });
}

describe("the reference of a new file", () => {
  test("does not tell the one before or the one after", async () => {
    const made: string[] = [];
    for (let file = 0; file < 6; file += 1) made.push((await calls.save()).reference);
    expect(new Set(made).size).toBe(6);
    for (const reference of made) expect(reference).toMatch(/^NZFI\d{6}$/);
    const steps = made.slice(1).map((reference, at) => numberOf(reference) - numberOf(made[at]!));
    expect(steps.filter((step) => Math.abs(step) <= 1)).toEqual([]);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test("is never one that a file has already", async () => {
    const [taken, alsoTaken, free] = [await foretold(0), await foretold(1), await foretold(2)];
    await give(taken);
    await give(alsoTaken);
    expect((await calls.save()).reference).toBe(free);
  });

  test("is another for each of many at once, in two processes", async () => {
    const other = createApi(calls.api.parts);
    const token = await calls.api.signIn("emma.larkspur");
    const save = async (api: Pick<typeof other, "fetch">) => {
      const answer = await api.fetch(
        new Request("http://api.test/api/agent/quotes", {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
          body: JSON.stringify(familyQuote),
        }),
      );
      return String((await answer.json()).data.reference);
    };
    const made = await Promise.all([save(calls.api), save(other), save(calls.api), save(other)]);
    expect(new Set(made).size).toBe(4);
    for (const reference of made) expect(reference).toMatch(/^NZFI\d{6}$/);
  });
});
