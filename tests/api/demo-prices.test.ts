import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database, Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import { currentPrices } from "#tests/support/current-prices.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

let database: Database;
beforeAll(async () => {
  database = await wholeWorld(testDemo.today);
}, 120_000);

const read = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);

test("prices of the demo world add up to the cent: prices from their units and extras, net, tax and margin", async () => {
  const lines = await read(currentPrices);
  expect(lines.length).toBeGreaterThan(250);
  const sum = (rows: { cents: number }[]) => rows.reduce((total, row) => total + row.cents, 0);
  const taxOf = (netCents: number, taxBps: number) => divideRounded(netCents * taxBps, 10_000 + taxBps);
  for (const { uid, optionId, kind, price, cost, taxBps, commissionBps, fileCurrency } of lines) {
    if (optionId !== null) {
      expect(sum(price.units) + sum(price.extras), uid).toBe(price.sellCents);
      expect(sum(cost.units) + sum(cost.extras), uid).toBe(cost.costCents);
    }
    expect(price.netCents, uid).toBe(price.sellCents - price.commissionCents);
    // The tax of a quote is that of its whole price, which its lines share to the cent.
    const off = Math.abs(price.gstCents - taxOf(price.netCents, taxBps));
    expect(off, uid).toBeLessThanOrEqual(kind === "quote" ? 1 : 0);
    expect(price.commissionCents, uid).toBeLessThanOrEqual(
      divideRounded(price.sellCents * commissionBps, 10_000),
    );
    if (price.source !== "manual") expect(cost.costCents, uid).toBeLessThanOrEqual(price.netCents);
    expect(price.currency, uid).toBe(fileCurrency);
    expect(cost.currency, uid).toBe(fileCurrency);
  }
  const quoted = lines.filter(({ kind, costed }) => kind === "quote" && costed);
  for (const quote of new Set(quoted.map(({ fileId }) => fileId))) {
    const own = quoted.filter(({ fileId }) => fileId === quote);
    const total = (of: "netCents" | "gstCents") => own.reduce((cents, { price }) => cents + price[of], 0);
    expect(total("gstCents")).toBe(taxOf(total("netCents"), own[0]?.taxBps ?? 0));
  }
});

test("every service of the demo world that counts has a price, but those of quotes on days without a rate", async () => {
  const unpriced = await read((tx) =>
    tx
      .select({ kind: clientFile.kind, priceStatus: serviceLine.priceStatus })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .leftJoin(linePrice, eq(linePrice.lineId, serviceLine.id))
      .where(and(eq(serviceLine.costed, true), isNull(linePrice.id))),
  );
  expect(unpriced.filter((line) => line.kind !== "quote" || line.priceStatus !== "no_rate")).toEqual([]);
});
