import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { multiply } from "#scripts/scale/multiply.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

test("the demo world can be multiplied: files with their services, products and agencies, each with a reference of its own", async () => {
  const database = await wholeWorld(testDemo.today);
  const counted = () =>
    database.inScope({ audience: "system" }, async (tx) => ({
      files: await tx.$count(clientFile),
      lines: await tx.$count(serviceLine),
      options: await tx.$count(productOption),
      agencies: await tx.$count(agency),
    }));
  const before = await counted();
  await multiply(database, 3, () => undefined);
  const after = await counted();
  expect([after.files, after.lines]).toEqual([3 * before.files, 3 * before.lines]);
  expect([after.options, after.agencies]).toEqual([2 * before.options, 2 * before.agencies]);
  const [told] = await database.inScope({ audience: "system" }, (tx) =>
    tx.select({ references: sql<number>`count(distinct ${clientFile.reference})::int` }).from(clientFile),
  );
  expect(told?.references).toBe(after.files);
});
