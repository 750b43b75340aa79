import { and, eq, isNotNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { versionHash } from "#api/domain/quotes/canonical.ts";
import { planPrices } from "#api/modules/sales/prices/plan-prices.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { locales } from "#contract/primitives.ts";
import { QuoteStatus } from "#contract/sales/quotes/status.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

let database: Database;
beforeAll(async () => {
  database = await wholeWorld(testDemo.today);
}, 120_000);

test("the demo world has quotes in every state that an offer can be in, each version sealed", async () => {
  const rows = await database.inScope({ audience: "system" }, (tx) =>
    tx
      .select({ status: quote.status, version: quoteVersion, reference: clientFile.reference })
      .from(quoteVersion)
      .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
      .innerJoin(clientFile, eq(clientFile.id, quote.fileId)),
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(QuoteStatus.options));
  for (const { version, reference } of rows) {
    expect(versionHash(version.snapshot, version.amounts), reference).toBe(version.hash);
    expect(version.snapshot.totalCents, reference).toBeGreaterThan(0);
  }
  const offered = rows.flatMap(({ version }) => version.snapshot.lines);
  expect(offered.some(({ kind }) => kind === "optional")).toBe(true);
  expect(rows.filter(({ version }) => version.supersededAt !== null)).toHaveLength(1);
  for (const { version, reference } of rows) {
    const included = version.snapshot.lines.filter(({ kind }) => kind === "included");
    const said = included.flatMap(({ inclusions }) => inclusions);
    const left = included.flatMap(({ exclusions }) => exclusions);
    expect(said.length, reference).toBeGreaterThan(0);
    expect(left.length, reference).toBeGreaterThan(0);
    for (const text of [...said, ...left]) {
      expect(
        locales.filter((locale) => !text[locale]),
        reference,
      ).toEqual([]);
    }
  }
});

test("an offer of the demo world went to one of those who travel, and was accepted by one while the file was a quote", async () => {
  const rows = await database.inScope({ audience: "system" }, (tx) =>
    tx
      .select({ file: clientFile, quote, surname: pax.lastName })
      .from(quote)
      .innerJoin(clientFile, eq(clientFile.id, quote.fileId))
      .innerJoin(pax, and(eq(pax.fileId, clientFile.id), eq(pax.isLead, true)))
      .where(isNotNull(quote.validUntil)),
  );
  expect(rows.length).toBeGreaterThan(6);
  for (const { file, quote: offer, surname } of rows) {
    expect(file.clientContact?.name, file.reference).toContain(surname);
    const isBooking = offer.status === "Converted";
    expect(file.kind, file.reference).toBe(isBooking ? "booking" : "quote");
    if (isBooking || offer.status === "Accepted") expect(offer.acceptedByName).toContain(surname);
  }
});

test("quotes of the demo world stand at the prices of the day, so that no screen says others", async () => {
  const changed = await database.inScope({ audience: "system" }, async (tx) => {
    const files = await tx
      .select({ id: clientFile.id, reference: clientFile.reference })
      .from(clientFile)
      .where(eq(clientFile.kind, "quote"));
    expect(files.length).toBeGreaterThan(8);
    const plans = await Promise.all(
      files.map(async ({ id, reference }) => {
        const plan = await planPrices(tx, await readQuoteFile(tx, id), testDemo.now);
        return plan.rounding || plan.priced.some((line) => line.changed) ? [reference] : [];
      }),
    );
    return plans.flat();
  });
  expect(changed).toEqual([]);
});
