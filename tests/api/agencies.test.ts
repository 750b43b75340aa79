import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { upload } from "#api/db/schema/upload.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { removeUnusedUploads } from "#api/uploads/use-upload.ts";
import { logoLimits } from "#contract/system/uploads.ts";
import { memoryFiles } from "#tests/support/memory-files.ts";
import { samplePng } from "#tests/support/sample-pictures.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let files: ReturnType<typeof memoryFiles>;
let manager: string;
beforeEach(async () => {
  files = memoryFiles();
  api = await testApi({ files });
  manager = await api.signIn("anke.silberfarn");
});

type Sending = { bytes?: Uint8Array<ArrayBuffer>; purpose?: string; locale?: string };
function send(
  token: string | undefined,
  { bytes = samplePng(), purpose = "agency-logo", locale = "en" }: Sending = {},
) {
  const body = new FormData();
  body.set("purpose", purpose);
  body.set("file", new File([bytes], "logo.png"));
  const headers = { "Accept-Language": locale };
  return api.call("/api/agent/uploads", { method: "POST", token, body, headers });
}
const sent = async (token = manager): Promise<string> => (await send(token)).json.data.uid;
const own = async (token = manager) => (await api.call("/api/agent/agency", { token })).json.data;
async function choose(logo: string | null, token = manager, version?: number) {
  const lock_version = version ?? (await own(token)).lock_version;
  const body = { lock_version, ...(logo && { logo }) };
  return api.call("/api/agent/agency", { method: "PUT", token, body });
}
const open = async (uid: string, token?: string) =>
  (await api.call(`/api/public/uploads/${uid}`, { token })).status;

test("a manager reads the own agency as clients see it, without what is agreed with it", async () => {
  expect(await own()).toEqual({
    uid: seedUid("agency", "SILHAM"),
    name: expect.stringContaining("Silberfarn"),
    email: expect.stringContaining("@"),
    phone: expect.stringMatching(/^\+/),
    address: expect.any(String),
    logo: null,
    lock_version: 1,
  });
});

test("a logo is for the agency alone until it is saved, then for everybody, and no longer once it is taken away", async () => {
  const logo = await sent();
  expect(await open(logo)).toBe(404);
  expect(await open(logo, await api.signIn("emma.larkspur"))).toBe(404);
  expect(await open(logo, await api.signIn("desk.steamvale"))).toBe(404);
  expect(await open(logo, manager)).toBe(200);
  const saved = await choose(logo);
  expect([saved.status, saved.json.data.logo, saved.json.data.lock_version]).toEqual([200, logo, 2]);
  expect(await open(logo)).toBe(200);
  expect((await choose(null)).json.data).toMatchObject({ logo: null, lock_version: 3 });
  expect(await open(logo)).toBe(404);
});

test("a new logo takes the place of the old one, which is deleted a day later", async () => {
  const [old, next] = [await sent(), await sent()];
  await choose(old);
  await choose(next);
  expect([await open(old), await open(next)]).toEqual([404, 200]);
  api.clock.advance({ hours: 25 });
  await removeUnusedUploads({ ...api.parts, files });
  expect(files.keys()).toEqual([expect.stringContaining(next.toLowerCase())]);
});

test("the same logo once more changes nothing, and a stale version is told what there is now", async () => {
  const logo = await sent();
  await choose(logo);
  expect((await choose(logo)).json.data.lock_version).toBe(2);
  const stale = await choose(null, manager, 1);
  expect([stale.status, stale.json.current]).toMatchObject([409, { logo, lock_version: 2 }]);
});

test("what was changed is in the log, for the agency with the names of its own people", async () => {
  const logo = await sent();
  await choose(logo);
  const { json } = await api.call("/api/agent/agency/history", { token: manager });
  expect(json.data).toHaveLength(1);
  expect(json.data[0]).toMatchObject({
    action: "changed",
    actor: { audience: "agent", name: "Anke Brückner" },
    changes: [{ field: "logo", before: null, after: logo }],
  });
  const emma = await api.signIn("emma.larkspur");
  expect((await api.call("/api/agent/agency/history", { token: emma })).json.data).toEqual([]);
});

describe("a file that is not for it is no logo", () => {
  const refused = async (uid: string, token = manager) => {
    const answer = await choose(uid, token);
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ["logo"]]);
  };

  test("one of another agency, saved or not", async () => {
    const theirs = await sent();
    const emma = await api.signIn("emma.larkspur");
    await refused(theirs, emma);
    await choose(theirs);
    await refused(theirs, emma);
    expect(await open(theirs)).toBe(200);
  });

  test("the picture of a place, which stays with its place", async () => {
    const product = await api.signIn("product");
    const body = new FormData();
    body.set("purpose", "place-picture");
    body.set("file", new File([samplePng()], "lake.png"));
    const picture = (await api.call("/api/office/uploads", { method: "POST", token: product, body })).json
      .data.uid;
    const path = `/api/office/itinerary-locations/${seedUid("place", "ROT")}`;
    const { json } = await api.call(path, { token: product });
    await api.call(path, { method: "PUT", token: product, body: { ...json.data, picture } });
    await refused(picture);
    expect(await open(picture)).toBe(200);
  });

  test("one that was never sent", () => refused("0".repeat(26)));

  test("a logo is no picture of a place either", async () => {
    const logo = await sent();
    const product = await api.signIn("product");
    const path = `/api/office/itinerary-locations/${seedUid("place", "ROT")}`;
    const { json } = await api.call(path, { token: product });
    const body = { ...json.data, picture: logo };
    expect((await api.call(path, { method: "PUT", token: product, body })).status).toBe(422);
  });
});

describe("what is sent", () => {
  test("is for a logo and nothing else", async () => {
    expect((await send(manager, { purpose: "place-picture" })).status).toBe(422);
    const product = await api.signIn("product");
    const body = new FormData();
    body.set("purpose", "agency-logo");
    body.set("file", new File([samplePng()], "logo.png"));
    expect((await api.call("/api/office/uploads", { method: "POST", token: product, body })).status).toBe(
      422,
    );
  });

  test.each([
    ["en", "larger than 1 MB", "4 megapixels"],
    ["de", "größer als 1 MB", "4 Megapixel"],
    ["es", "supera los 1 MB", "4 megapíxeles"],
    ["it", "supera 1 MB", "4 megapixel"],
    ["fr", "dépasse 1 Mo", "4 mégapixels"],
  ])("is small, which is said beside the field (%s)", async (locale, bytes, pixels) => {
    const heavy = await send(manager, { bytes: new Uint8Array(logoLimits.bytes + 1), locale });
    expect([heavy.status, heavy.json.errors.file]).toEqual([422, [expect.stringContaining(bytes)]]);
    const large = await send(manager, { bytes: samplePng(2001, 2000), locale });
    expect([large.status, large.json.errors.file]).toEqual([422, [expect.stringContaining(pixels)]]);
    expect((await send(manager, { bytes: samplePng(2000, 2000), locale })).status).toBe(201);
  });

  test("is so much an hour and no more, for all of an agency together", async () => {
    const answers = [];
    for (let count = 0; count < 21; count++) answers.push((await send(manager)).status);
    expect(answers).toEqual([...Array<number>(20).fill(201), 429]);
    const over = await send(manager);
    expect(over.headers.get("Retry-After")).not.toBeNull();
    expect(over.json.message).toContain("Too many files");
    expect((await send(await api.signIn("emma.larkspur"))).status).toBe(201);
    api.clock.advance({ hours: 1 });
    expect((await send(await api.signIn("anke.silberfarn"))).status).toBe(201);
  });
});

test.each([
  ["who may not look after the agency", "jonas.silberfarn", 403],
  ["who only reads", "viewer.silberfarn", 403],
  ["a consultant", "consultant", 401],
  ["a supplier", "desk.steamvale", 401],
])("%s neither reads, sends nor saves", async (_who, username, status) => {
  const token = await api.signIn(username);
  const body = { lock_version: 1 };
  expect((await api.call("/api/agent/agency", { token })).status).toBe(status);
  expect((await api.call("/api/agent/agency", { method: "PUT", token, body })).status).toBe(status);
  expect((await send(token)).status).toBe(status);
  expect(files.keys()).toEqual([]);
});

describe("the walls alone", () => {
  const refused = { code: "42501" };
  const scopeOf = async (username: string) => {
    const [found] = await api.system((tx) => tx.select().from(user).where(eq(user.username, username)));
    return { audience: "agent", userId: found!.id, agencyId: found!.agencyId!, agencyWide: true } as const;
  };
  const row = { uid: "0".repeat(26), name: "x", contentType: "image/png", bytes: 1, width: 1, height: 1 };

  test("let an agency add logos of its own in its own name, unused, and nothing else", async () => {
    const scope = await scopeOf("anke.silberfarn");
    const emma = await scopeOf("emma.larkspur");
    const mine = {
      ...row,
      storageKey: "x",
      purpose: "agency-logo",
      agencyId: scope.agencyId,
      createdBy: scope.userId,
    } as const;
    const add = (change: Partial<typeof upload.$inferInsert>) =>
      api.parts.database.inScope(scope, (tx) => tx.insert(upload).values({ ...mine, ...change }));
    for (const change of [
      { agencyId: emma.agencyId },
      { agencyId: null },
      { purpose: "place-picture" },
      { createdBy: emma.userId },
      { isPublic: true },
      { usedAt: new Date() },
    ] as const) {
      await expect(add(change), JSON.stringify(change)).rejects.toMatchObject(refused);
    }
    await add({});
  });

  test("let an agency change its own files and its own logo alone", async () => {
    const theirs = await sent();
    await choose(theirs);
    const scope = await scopeOf("emma.larkspur");
    const inScope = api.parts.database.inScope.bind(api.parts.database);
    const released = await inScope(scope, (tx) =>
      tx.update(upload).set({ isPublic: false }).where(eq(upload.uid, theirs)).returning({ id: upload.id }),
    );
    expect(released).toEqual([]);
    const changed = await inScope(scope, (tx) =>
      tx.update(agency).set({ logoUid: null, lockVersion: 9 }).returning({ uid: agency.uid }),
    );
    expect(changed).toEqual([{ uid: seedUid("agency", "LARBRI") }]);
    await expect(inScope(scope, (tx) => tx.update(agency).set({ name: "Mine" }))).rejects.toMatchObject(
      refused,
    );
    await expect(inScope(scope, (tx) => tx.update(upload).set({ storageKey: "y" }))).rejects.toMatchObject(
      refused,
    );
  });
});
