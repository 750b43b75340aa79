import { eq, sql } from "drizzle-orm";
import { supplier } from "#api/db/schema/company.ts";
import type { Call } from "#api/http/context.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { officeHolding } from "#api/modules/system/notifications/office-holding.ts";
import { tellBeyond } from "#api/modules/system/notifications/tell-beyond.ts";

type News = { what: "changed" | "stopped" | "opened"; days: number; month: string };

/** Rings for those who look after stock in the brands of a supplier that has changed its own. */
export async function tellOffice(supplierId: number, news: News, call: Call): Promise<void> {
  await tellBeyond(call, async (tx) => {
    const [of] = await tx
      .select({ uid: supplier.uid, name: supplier.name, brandIds: supplier.brandIds })
      .from(supplier)
      .where(eq(supplier.id, supplierId));
    if (!of) return;
    const facts = { supplier_uid: of.uid, supplier: of.name, by: call.signedIn().name, ...news };
    const brands = sql`${`{${of.brandIds.join(",")}}`}::int[]`;
    await notify(tx, call, await officeHolding(tx, "allotments.edit", brands), {
      kind: "stock.supplier-changed",
      facts,
    });
  });
}
