import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { asOwner } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { productOption } from "#api/db/schema/product.ts";
import { quote } from "#api/db/schema/quote.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { priceWaiting } from "#api/modules/sales/prices/price-waiting.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, lineOn, type DraftCalls } from "#tests/support/draft-calls.ts";
import { rateImportCalls } from "#tests/support/rate-import-calls.ts";

let calls: DraftCalls;
let imports: ReturnType<typeof rateImportCalls>;
let draft: QuoteDraft;
let product: { code: string; uid: string; id: number };
let line: { uid: string; id: number };

/** A quote whose first hotel is a product without rates. */
beforeEach(async () => {
  calls = await draftCalls();
  imports = rateImportCalls(calls.api, await calls.api.signIn("product"));
  draft = await calls.save({ rooms: "DB-2" });
  await calls.send("POST", `client-files/${draft.reference}/quote/versions`, {});
  const made = await imports.product();
  await calls.api.system(async (tx) => {
    const [option] = await tx.select().from(productOption).where(eq(productOption.uid, made.uid));
    product = { ...made, id: option!.id };
  });
  line = await letWait(draft);
});

/** Puts the product without rates in place of the first hotel of a quote. */
async function letWait(quoted: QuoteDraft) {
  const { uid } = lineOn(quoted, 1, "AC");
  return calls.api.system(async (tx) => {
    const waits = { optionId: product.id, packageSlot: null, priceStatus: "no_rate" as const, costed: false };
    const [found] = await tx.update(serviceLine).set(waits).where(eq(serviceLine.uid, uid)).returning();
    await tx.update(linePrice).set({ isCurrent: false }).where(eq(linePrice.lineId, found!.id));
    return { uid, id: found!.id };
  });
}

const import2027 = () =>
  imports.applied(`product,name,from,to,double\n${product.code},Summer,2027-01-01,2027-02-28,100`);
const keepHouse = () =>
  calls.api.system((tx) => priceWaiting(tx, { ...calls.api.parts, requestId: "housekeeping" }));
const lineNow = async ({ id } = line) =>
  calls.api.system(async (tx) => {
    const [row] = await tx
      .select({ status: serviceLine.priceStatus, units: serviceLine.units, sell: linePrice.sellCents })
      .from(serviceLine)
      .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
      .where(eq(serviceLine.id, id));
    return row!;
  });
const versionNow = async () => (await calls.show(draft.reference)).lock_version;
const offer = (status: "Sent" | "Accepted") =>
  calls.api.system(async (tx) => {
    const [file] = await tx.select().from(clientFile).where(eq(clientFile.uid, draft.uid));
    const changed = await tx.update(quote).set({ status }).where(eq(quote.fileId, file!.id)).returning();
    expect(changed).toHaveLength(1);
  });

test("a quote that waits for a rate gets its price once an import brings it, and its consultant is told", async () => {
  const before = await versionNow();
  await keepHouse();
  expect(await lineNow()).toMatchObject({ status: "no_rate", sell: null });
  const { done } = await import2027();
  expect(done.json.data.counts).toMatchObject({ added: 1 });
  await keepHouse();
  // 20 % on the cost of each night in one double.
  const { units, ...now } = await lineNow();
  expect(now).toEqual({ status: "priced", sell: units * 120_00 });
  expect(await versionNow()).toBe(before + 1);
  const told = await calls.api.system((tx) =>
    tx.select().from(notification).where(eq(notification.kind, "rates.arrived")),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]!.facts).toMatchObject({ reference: draft.reference, services: 1 });
  await keepHouse();
  expect(await versionNow()).toBe(before + 1);
});

test("the history of the file says that it was priced when rates came", async () => {
  await import2027();
  await keepHouse();
  const token = await calls.api.signIn("manager");
  const { json } = await calls.api.call(`/api/office/client-files/${draft.uid}/history`, { token });
  expect(json.data[0]).toMatchObject({ action: "repriced", actor: { audience: "system" } });
});

test("an offer that waits for its client, or was accepted, keeps its prices", async () => {
  await import2027();
  for (const status of ["Sent", "Accepted"] as const) {
    await offer(status);
    await keepHouse();
    expect(await lineNow()).toMatchObject({ status: "no_rate", sell: null });
  }
});

test("rates of other days leave a quote as it is", async () => {
  await imports.applied(`product,name,from,to,double\n${product.code},Summer,2028-01-01,2028-02-28,100`);
  const before = await versionNow();
  await keepHouse();
  expect([await versionNow(), (await lineNow()).status]).toEqual([before, "no_rate"]);
});

test("one that cannot be priced is left as it was and logged, and holds none of the others up", async () => {
  const broken = await calls.save({ rooms: "DB-2", name: "Family Broken" });
  const brokenLine = await letWait(broken);
  const refuses = `alter table client_file add constraint refuses_changes
    check (uid <> '${broken.uid}' or lock_version <= ${broken.lock_version})`;
  await asOwner(calls.api.parts.database, ({ script }) => script(refuses));
  await import2027();
  await keepHouse();
  expect(await lineNow()).toMatchObject({ status: "priced" });
  expect(await lineNow(brokenLine)).toMatchObject({ status: "no_rate", sell: null });
  const logged = calls.api.logs.filter((entry) => entry.includes("housekeeping.quote_not_priced"));
  expect(logged.map((entry) => (JSON.parse(entry) as { file: string }).file)).toEqual([broken.uid]);
});
