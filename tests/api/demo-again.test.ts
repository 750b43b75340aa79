import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorldAnew } from "#tests/support/whole-world.ts";

/** The files of a fresh demo world with their people, services and prices, under the names they have everywhere. */
async function filesOfTheDay() {
  const world = await wholeWorldAnew(testDemo.today);
  return world.inScope({ audience: "system" }, async (tx) => ({
    files: await tx
      .select({
        uid: clientFile.uid,
        name: clientFile.name,
        from: clientFile.travelDate,
        is: clientFile.status,
      })
      .from(clientFile)
      .orderBy(clientFile.reference),
    people: await tx
      .select({ file: pax.fileId, first: pax.firstName, last: pax.lastName })
      .from(pax)
      .orderBy(pax.id),
    services: await tx
      .select({ uid: serviceLine.uid, is: serviceLine.status, cents: linePrice.sellCents })
      .from(serviceLine)
      .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
      .orderBy(serviceLine.uid),
    histories: await tx
      .select({ uid: auditLog.uid, at: auditLog.at, action: auditLog.action })
      .from(auditLog)
      .orderBy(auditLog.id),
  }));
}

test("the demo world is the same again when it is loaded once more on a day", async () => {
  const first = await filesOfTheDay();
  expect(first.services.length).toBeGreaterThan(400);
  expect(first.histories.length).toBeGreaterThan(400);
  expect(await filesOfTheDay()).toEqual(first);
});
