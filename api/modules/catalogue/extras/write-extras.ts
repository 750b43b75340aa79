import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { extra, extraCost, extraSell } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { checkExtras, type WrittenExtra } from "#api/modules/catalogue/extras/check-extras.ts";
import { readExtras } from "#api/modules/catalogue/extras/read-extras.ts";
import { getOption } from "#api/modules/catalogue/options/write.ts";
import { priceKeysOf } from "#contract/catalogue/extras/extra-words.ts";
import type { ProductExtras, ProductExtrasInput } from "#contract/catalogue/extras/extras.ts";

/** The extras of a product in the audit log; apart from the product, as not everybody who sees it sees costs. */
export const extrasSubject = (uid: string) => ({ type: "product-extras", uid });

/** What is taken with a product that the caller sees. */
export function showExtras(uid: string, call: Call): Promise<ProductExtras> {
  return call.database.inScope(call.scope, async (tx) => {
    const { option } = await getOption(tx, uid, call);
    return { extras: withoutIds(await readExtras(tx, option.id)), lock_version: option.lockVersion };
  });
}

/** Makes them the extras of the product, in this order. What is priced already keeps what it was priced with. */
export function writeExtras(
  uid: string,
  { extras: wanted, lock_version: version }: ProductExtrasInput & { lock_version: number },
  call: Call,
): Promise<ProductExtras> {
  return call.database.inScope(call.scope, async (tx) => {
    const { option } = await getOption(tx, uid, call, true);
    const saved = await readExtras(tx, option.id);
    const before = withoutIds(saved);
    const current: ProductExtras = { extras: before, lock_version: option.lockVersion };
    sameVersion(current, version, call);
    checkExtras(wanted, saved, call);
    await save(tx, option.id, { wanted, saved }, call);
    const after = withoutIds(await readExtras(tx, option.id));
    if (isUnchanged({ extras: before }, { extras: after })) return current;
    await tx
      .update(productOption)
      .set({ lockVersion: sql`${productOption.lockVersion} + 1`, updatedAt: call.now() })
      .where(eq(productOption.id, option.id));
    await writeAudit(tx, call, {
      subject: extrasSubject(uid),
      action: "changed",
      before: { extras: before },
      after: { extras: after },
    });
    return { extras: after, lock_version: option.lockVersion + 1 };
  });
}

type Saving = { wanted: readonly WrittenExtra[]; saved: readonly { id: number; code: string }[] };

async function save(tx: Tx, optionId: number, { wanted, saved }: Saving, call: Call): Promise<void> {
  // Two of one place are not let in, not even for a moment: all step aside first.
  await tx
    .update(extra)
    .set({ seq: sql`-${extra.id}` })
    .where(eq(extra.optionId, optionId));
  for (const [index, one] of wanted.entries()) {
    const known = saved.find(({ code }) => code === one.code);
    const fields = { ...fieldsOf(one), seq: index * 10 + 10 };
    const { cost, sell, markupBps } = pricesOf(one);
    if (known) {
      const touched = { lockVersion: sql`${extra.lockVersion} + 1`, updatedAt: call.now() };
      await tx
        .update(extra)
        .set({ ...fields, ...touched })
        .where(eq(extra.id, known.id));
      await tx.update(extraCost).set({ cost }).where(eq(extraCost.extraId, known.id));
      await tx.update(extraSell).set({ sell, markupBps }).where(eq(extraSell.extraId, known.id));
    } else {
      const [made] = await tx
        .insert(extra)
        .values({ ...fields, uid: ulid(call.now().getTime()), optionId, code: one.code })
        .returning({ id: extra.id });
      if (!made) throw new Error("An extra was not written");
      await tx.insert(extraCost).values({ extraId: made.id, cost });
      await tx.insert(extraSell).values({ extraId: made.id, sell, markupBps });
    }
  }
}

function fieldsOf(one: WrittenExtra) {
  return {
    name: one.name,
    basis: one.basis,
    compulsory: one.compulsory,
    commissionable: one.commissionable,
    priceOnRequest: one.price_on_request,
    capUnits: one.cap_units ?? null,
    active: one.active,
  };
}

/** Costs and stated sell prices as the engine reads them; no table of sell prices where none is stated. */
function pricesOf(one: WrittenExtra) {
  const side = (name: "cost" | "sell") =>
    Object.fromEntries(
      priceKeysOf(one.basis).flatMap((key) => {
        const cents = one[`${key}_${name}_cents`];
        return cents === undefined ? [] : [[key, cents]];
      }),
    );
  const sell = side("sell");
  const hasSell = Object.keys(sell).length > 0;
  return { cost: side("cost"), sell: hasSell ? sell : null, markupBps: one.markup_bps ?? null };
}

function withoutIds(extras: Awaited<ReturnType<typeof readExtras>>): ProductExtras["extras"] {
  return extras.map(({ id: _id, ...one }) => one);
}
