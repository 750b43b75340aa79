import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { versionHash } from "#api/domain/quotes/canonical.ts";
import { locales } from "#contract/primitives.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

test("the demo world has quotes in every state that an offer can wait in, each version sealed", async () => {
  const database = await wholeWorld(testDemo.today);
  const rows = await database.inScope({ audience: "system" }, (tx) =>
    tx
      .select({ status: quote.status, version: quoteVersion, reference: clientFile.reference })
      .from(quoteVersion)
      .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
      .innerJoin(clientFile, eq(clientFile.id, quote.fileId)),
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(["Draft", "Sent", "Viewed", "Declined", "Expired"]),
  );
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
