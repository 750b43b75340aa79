import { and, eq } from "drizzle-orm";
import { productOption } from "#api/db/schema/product.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { priceWaiting } from "#api/modules/sales/prices/price-waiting.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, lineOn } from "#tests/support/draft-calls.ts";
import { rateImportCalls } from "#tests/support/rate-import-calls.ts";

/** A quote whose first hotel is a product without rates, ways to bring them, and the round that prices what waits. */
export async function waitingQuote() {
  const calls = await draftCalls();
  const imports = rateImportCalls(calls.api, await calls.api.signIn("product"));
  const draft = await calls.save({ rooms: "DB-2" });
  await calls.send("POST", `client-files/${draft.reference}/quote/versions`, {});
  const made = await imports.product();
  const product = await calls.api.system(async (tx) => {
    const [option] = await tx.select().from(productOption).where(eq(productOption.uid, made.uid));
    return { ...made, id: option!.id };
  });
  /** Puts the product without rates in place of the first hotel of a quote. */
  const letWait = async (quoted: QuoteDraft) => {
    const { uid } = lineOn(quoted, 1, "AC");
    return calls.api.system(async (tx) => {
      const waits = {
        optionId: product.id,
        packageSlot: null,
        priceStatus: "no_rate" as const,
        costed: false,
      };
      const [found] = await tx.update(serviceLine).set(waits).where(eq(serviceLine.uid, uid)).returning();
      await tx.update(linePrice).set({ isCurrent: false }).where(eq(linePrice.lineId, found!.id));
      return { uid, id: found!.id };
    });
  };
  const line = await letWait(draft);
  /** A season in which a double room costs so many dollars a night, marked up by 20 %. */
  const importSeason = (from: string, to: string, double = 100) =>
    imports.applied(`product,name,from,to,double\n${product.code},Season,${from},${to},${double}`);
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
  return { calls, draft, line, letWait, importSeason, keepHouse, lineNow };
}
