import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const call = async (path: string, username: string) =>
  (await api.call(path, { token: await api.signIn(username) })).json;
const desk = async (kind: string, username: string, whose = "") =>
  (await call(`/api/${kind}/desk${whose && `?whose=${whose}`}`, username)).data;
const countsOf = (data: { by_status: { count: number }[] }) =>
  data.by_status.reduce((sum, { count }) => sum + count, 0);

describe("whose files a desk shows", () => {
  test.each([
    ["a consultant with open files", "office", "consultant", "mine", 4],
    ["a manager, who hands files to others", "office", "manager", "all", 6],
    ["somebody whose only file is over", "office", "operations", "all", 6],
    ["somebody who may not look after files", "office", "accounts", null, 6],
    ["an agent who sees no others' files", "agent", "jonas.silberfarn", null, 1],
    ["the manager of an agency with files of her own", "agent", "anke.silberfarn", "mine", 1],
    ["somebody of the agency who only reads", "agent", "viewer.silberfarn", null, 2],
  ])("is decided for %s", async (_who, kind, username, whose, count) => {
    const shown = await desk(kind, username);
    expect([shown.whose, countsOf(shown)]).toEqual([whose, count]);
  });

  test("is what the account wishes, where it has a choice", async () => {
    expect(countsOf(await desk("office", "consultant", "all"))).toBe(6);
    expect(countsOf(await desk("agent", "anke.silberfarn", "all"))).toBe(2);
    expect(countsOf(await desk("office", "manager", "mine"))).toBe(0);
    expect(countsOf(await desk("office", "accounts", "mine"))).toBe(6);
    expect((await desk("office", "manager.banksia", "mine")).by_status).toEqual([
      { status: "Finalised", count: 1, more: false },
    ]);
  });

  test("narrows every list of it", async () => {
    const { open, travelling, leaving_soon: leaving, waiting } = await desk("office", "manager", "mine");
    expect([open, travelling, leaving, waiting]).toEqual([[], [], [], []]);
    expect((await desk("agent", "anke.silberfarn", "mine")).open).toEqual([]);
  });

  test("narrows the lists of files too", async () => {
    const total = async (kind: string, username: string) =>
      (await call(`/api/${kind}/client-files?filter[whose]=mine`, username)).meta.total;
    expect(await total("office", "consultant")).toBe(4);
    expect(await total("office", "manager")).toBe(0);
    expect(await total("agent", "anke.silberfarn")).toBe(1);
  });
});

test("what waits about a file that nobody looks after waits for everybody", async () => {
  const references = async (username: string) =>
    (await desk("office", username, "mine")).waiting.map((file: { reference: string }) => file.reference);
  await api.system((tx) =>
    tx
      .update(clientFile)
      .set({ status: "Requested", consultantId: null })
      .where(eq(clientFile.reference, "NZFI100005")),
  );
  expect(await references("operations")).toContain("NZFI100005");
  expect(await references("manager.banksia")).not.toContain("NZFI100005");
  await api.system(async (tx) => {
    const [own] = await tx
      .select({ id: user.id })
      .from(user)
      .where(inArray(user.username, ["consultant"]));
    await tx
      .update(clientFile)
      .set({ consultantId: own?.id ?? null })
      .where(eq(clientFile.reference, "NZFI100005"));
  });
  expect(await references("operations")).not.toContain("NZFI100005");
});
