import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const reference = "NZFI100001";
let api: TestApi;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  api = await testApi();
  for (const name of ["consultant", "anke.silberfarn", "emma.larkspur"])
    tokens[name] = await api.signIn(name);
});

async function found(who: string, q: string): Promise<string[]> {
  const list = who === "consultant" ? "office" : "agent";
  const path = `/api/${list}/client-files?filter[q]=${encodeURIComponent(q)}`;
  const { json } = await api.call(path, { token: tokens[who] });
  return json.data.map((row: { reference: string }) => row.reference);
}

/** The second traveller of the file, whose name does not stand in that of the file. */
const companion = sql`id = (select id from pax where file_id =
  (select id from client_file where reference = ${reference}) order by seq offset 1 limit 1)`;
const rename = (change: Partial<typeof pax.$inferInsert>) =>
  api.system((tx) => tx.update(pax).set(change).where(companion));

describe("a file is found by a traveller", () => {
  test("under the name of now, also without accents, by the office and the agency, and by nobody else", async () => {
    await rename({ firstName: "Šárka", lastName: "Vondráčková-Ng" });
    for (const who of ["consultant", "anke.silberfarn"]) {
      expect(await found(who, "vondrackova"), who).toEqual([reference]);
      expect(await found(who, "Šárka NG"), who).toEqual([reference]);
      expect(await found(who, "sarka zzz"), who).toEqual([]);
    }
    expect(await found("emma.larkspur", "vondrackova")).toEqual([]);
    await rename({ lastName: "Quill" });
    expect(await found("consultant", "vondrackova")).toEqual([]);
    expect(await found("consultant", "sarka quill")).toEqual([reference]);
  });

  test("until the traveller is cancelled", async () => {
    await rename({ lastName: "Tamerlane" });
    expect(await found("consultant", "tamerlane")).toEqual([reference]);
    await rename({ status: "cancelled" });
    expect(await found("consultant", "tamerlane")).toEqual([]);
    expect(await found("anke.silberfarn", "tamerlane")).toEqual([]);
    await rename({ status: "active" });
  });

  test("also after the name of the file has changed", async () => {
    await rename({ lastName: "Okonedo" });
    await api.system((tx) =>
      tx.update(clientFile).set({ name: "Spring in the south" }).where(eq(clientFile.reference, reference)),
    );
    expect(await found("consultant", "okonedo spring")).toEqual([reference]);
  });
});

describe("an agency finds its files", () => {
  test.each<[string, string, string[]?]>([
    ["the reference", "100001"],
    ["the agent", "anke bruck"],
    ["nothing but signs", "%_", []],
  ])("by %s", async (_by, q, wanted = [reference]) => {
    const references = await found("anke.silberfarn", q);
    if (wanted.length > 0) expect(references).toContain(reference);
    else expect(references).toEqual([]);
  });
});
