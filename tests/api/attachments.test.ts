import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { upload } from "#api/db/schema/upload.ts";
import { addDays } from "#api/domain/today.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { removeUnusedUploads } from "#api/uploads/use-upload.ts";
import { attachmentCalls, hotel, samplePdf } from "#tests/support/attachment-calls.ts";
import { memoryFiles } from "#tests/support/memory-files.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let files: ReturnType<typeof memoryFiles>;
let calls: ReturnType<typeof attachmentCalls>;
beforeEach(async () => {
  files = memoryFiles();
  api = await testApi({ files });
  calls = attachmentCalls(api, await api.signIn("product"));
});

const inDays = (days: number) => addDays(testDemo.today, days);

/** A product of the hotel, or of another supplier. */
async function productOf(whose: "hotel" | "another") {
  const isHotel = whose === "hotel" ? eq : ne;
  const [found] = await api.system((tx) =>
    tx
      .select({ uid: productOption.uid })
      .from(productOption)
      .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
      .where(isHotel(supplier.uid, hotel))
      .limit(1),
  );
  return found!.uid;
}

test("a paper is attached, found, read, changed and removed, and the log tells it", async () => {
  const bytes = samplePdf();
  const { uid: file } = (await calls.send(bytes, "Vertrag Süd.html")).json.data;
  const product = await productOf("hotel");
  const made = await calls.call("", "POST", await calls.input({ file, product, valid_to: inDays(400) }));
  expect(made.status).toBe(201);
  const { uid } = made.json.data;
  expect(made.json.data).toMatchObject({
    ...{ supplier: hotel, supplier_name: "Steamvale Lakeside Hotel", product, state: "valid" },
    ...{ file_name: "Vertrag Süd.html", content_type: "application/pdf", bytes: bytes.byteLength },
  });
  expect((await calls.call("?filter[q]=contract 2027")).json.data).toMatchObject([{ uid }]);
  const read = await calls.call(`/${uid}/file`);
  expect(Buffer.from(read.bytes).equals(Buffer.from(bytes))).toBe(true);
  expect(read.headers.get("Content-Type")).toBe("application/pdf");
  expect(read.headers.get("Content-Disposition")).toContain("filename*=UTF-8''Vertrag%20S%C3%BCd.pdf");

  const changed = await calls.call(`/${uid}`, "PUT", {
    ...(await calls.input({ file, title: "Contract 2027/28", kind: "rate_sheet", visibility: "supplier" })),
    lock_version: 1,
  });
  expect(changed.json.data).toMatchObject({ title: "Contract 2027/28", product: null, lock_version: 2 });
  const [latest] = (await calls.call(`/${uid}/history`)).json.data;
  const told = latest.changes.map(({ field }: { field: string }) => field).toSorted();
  expect(told).toEqual(["kind", "product", "title", "valid_to", "visibility"]);
  const late = await calls.call(`/${uid}`, "PUT", { ...(await calls.input({ file })), lock_version: 1 });
  expect([late.status, late.json.current.title]).toEqual([409, "Contract 2027/28"]);
  expect((await calls.call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
  expect((await calls.call(`/${uid}`)).status).toBe(404);
});

test("saving an attachment as it was read changes nothing", async () => {
  const { uid, ...read } = await calls.attach({ valid_from: inDays(-3), language: "de", notes: "Signed." });
  const same = await calls.call(`/${uid}`, "PUT", { ...read, product: undefined });
  expect(same.json.data).toEqual({ uid, ...read });
});

describe("validity", () => {
  test.each([
    [-10, -1, "expired"],
    [-10, 0, "expiring"],
    [null, 60, "expiring"],
    [null, 61, "valid"],
    [0, null, "valid"],
    [1, 400, "upcoming"],
    [1, 30, "upcoming"],
  ])("from day %s to day %s is %s, and the filter finds just that", async (from, to, state) => {
    const days = {
      ...(from !== null && { valid_from: inDays(from) }),
      ...(to !== null && { valid_to: inDays(to) }),
    };
    const { uid, state: shown } = await calls.attach(days);
    expect(shown).toBe(state);
    const found = [];
    for (const wanted of ["upcoming", "valid", "expiring", "expired"]) {
      const { data } = (await calls.call(`?filter[state]=${wanted}`)).json;
      if (data.some((one: { uid: string }) => one.uid === uid)) found.push(wanted);
    }
    expect(found).toEqual([state]);
  });

  test("the last day is not before the first", async () => {
    const answer = await calls.call(
      "",
      "POST",
      await calls.input({ valid_from: inDays(1), valid_to: inDays(0) }),
    );
    expect(answer.json.errors).toEqual({ valid_to: ["The last day must not be before the first."] });
  });

  test("those that end first stand first, those without an end last", async () => {
    for (const [title, to] of [
      ["Late", 90],
      ["Never", null],
      ["Soon", 3],
    ] as const) {
      await calls.attach({ title, ...(to !== null && { valid_to: inDays(to) }) });
    }
    const { data } = (await calls.call("")).json;
    expect(data.map(({ title }: { title: string }) => title)).toEqual(["Soon", "Late", "Never"]);
  });
});

describe("what does not fit is refused beside its field", () => {
  test("a product of another supplier", async () => {
    const answer = await calls.call("", "POST", await calls.input({ product: await productOf("another") }));
    expect(answer.json.errors).toEqual({ product: ["This supplier has no such product."] });
  });

  test("a file that nobody sent, and one that another attachment has", async () => {
    const gone = ["This file is no longer there. Choose it once more."];
    const nowhere = await calls.call("", "POST", await calls.input({ file: seedUid("upload", "nowhere") }));
    expect(nowhere.json.errors).toEqual({ file: gone });
    const { file } = await calls.attach();
    expect((await calls.call("", "POST", await calls.input({ file }))).json.errors).toEqual({ file: gone });
  });

  test("the same file a second time, whatever it is called", async () => {
    const bytes = samplePdf();
    const first = (await calls.send(bytes)).json.data.uid;
    const { uid, lock_version: version } = await calls.attach({ file: first, title: "Signed contract" });
    const again = (await calls.send(bytes, "copy.pdf")).json.data.uid;
    const refused = await calls.call("", "POST", await calls.input({ file: again }));
    expect(refused.json.errors).toEqual({
      file: ["This file is attached to the supplier already: Signed contract."],
    });
    // The attachment itself may get its own file anew.
    const body = { ...(await calls.input({ file: again })), lock_version: version };
    expect((await calls.call(`/${uid}`, "PUT", body)).status).toBe(200);
  });

  test("another supplier", async () => {
    const { uid, file } = await calls.attach();
    const body = {
      ...(await calls.input({ file, supplier: seedUid("supplier", "PONBOL") })),
      lock_version: 1,
    };
    const moved = await calls.call(`/${uid}`, "PUT", body);
    expect(moved.json.errors).toEqual({ supplier: ["An attachment stays with its supplier."] });
  });

  test.each([
    ["a page", "<!doctype html><script>alert(1)</script>", "Choose a PDF, a picture"],
    ["half a PDF", "%PDF-1.7 and then nothing", "The file is damaged."],
    ["nothing", "", "The file is empty."],
  ])("%s", async (_what, text, words) => {
    const sent = await calls.send(new TextEncoder().encode(text), "contract.pdf");
    expect([sent.status, sent.json.errors.file[0]]).toEqual([422, expect.stringContaining(words)]);
    expect(files.keys()).toEqual([]);
  });
});

test("a file that another takes the place of is deleted a day later, and so is that of a removed one", async () => {
  const { uid, file } = await calls.attach();
  await calls.call(`/${uid}`, "PUT", { ...(await calls.input()), lock_version: 1 });
  api.clock.advance({ hours: 25 });
  await removeUnusedUploads(api.parts);
  const left = () =>
    api.system((tx) => tx.select({ uid: upload.uid }).from(upload).where(eq(upload.uid, file)));
  expect(await left()).toEqual([]);
  expect(files.keys()).toHaveLength(1);
  const product = await api.signIn("product");
  await calls.call(`/${uid}?lock_version=2`, "DELETE", undefined, product);
  api.clock.advance({ hours: 25 });
  await removeUnusedUploads(api.parts);
  expect(files.keys()).toEqual([]);
});

test("many are deleted at once after it was said how many", async () => {
  const uids = [(await calls.attach({ title: "One" })).uid, (await calls.attach({ title: "Two" })).uid];
  const wish = { action: "delete", target: { uids } };
  expect((await calls.call("/bulk", "POST", { ...wish, dry_run: true })).json.data.affected).toBe(2);
  expect((await calls.call("")).json.meta.total).toBe(2);
  expect((await calls.call("/bulk", "POST", wish)).json.data.affected).toBe(2);
  expect((await calls.call("")).json.meta.total).toBe(0);
});

describe("who reads a paper", () => {
  test("the office that may, and nobody by the address of its file", async () => {
    const { uid, file } = await calls.attach();
    const consultant = await api.signIn("consultant");
    expect((await calls.call(`/${uid}/file`, "GET", undefined, consultant)).status).toBe(200);
    const refused = await calls.call(
      `/${uid}`,
      "PUT",
      { ...(await calls.input()), lock_version: 1 },
      consultant,
    );
    expect(refused.status).toBe(403);
    for (const as of [undefined, consultant, await api.signIn("desk.steamvale")]) {
      expect((await api.call(`/api/public/uploads/${file}`, { token: as })).status).toBe(404);
    }
  });

  test("not the office of a brand that does not buy from the supplier", async () => {
    const { uid } = await calls.attach();
    const other = await api.signIn("manager.banksia");
    expect((await calls.call("", "GET", undefined, other)).json.data).toEqual([]);
    for (const rest of [`/${uid}`, `/${uid}/file`, `/${uid}/history`]) {
      expect((await calls.call(rest, "GET", undefined, other)).status).toBe(404);
    }
    const refused = await calls.call("", "POST", await calls.input(), other);
    expect([refused.status, (await calls.call("")).json.meta.total]).toEqual([404, 1]);
  });

  test("a supplier with papers is not deleted", async () => {
    await calls.attach();
    const { json } = await api.call(`/api/office/suppliers/${hotel}`, { token: await api.signIn("admin") });
    const answer = await api.call(`/api/office/suppliers/${hotel}?lock_version=${json.data.lock_version}`, {
      method: "DELETE",
      token: await api.signIn("admin"),
    });
    expect(answer.status).toBe(409);
  });
});
