import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { readDays } from "#api/modules/sales/quote-versions/read-days.ts";
import { testApi } from "#tests/support/test-api.ts";

test("the days of a file name no drive that its coach makes, and name it again once the coach is gone", async () => {
  const api = await testApi();
  const journeysOf = (dayNo: number) =>
    api.system(async (tx) => {
      const [file] = await tx.select().from(clientFile).where(eq(clientFile.reference, "NZFI100001"));
      const day = (await readDays(tx, file!.id)).find((one) => one.dayNo === dayNo);
      return day?.legs.map(({ from, to, mode }) => `${from.code} ${to.code} ${mode}`);
    });
  expect(await journeysOf(11)).toEqual([]);
  expect(await journeysOf(6)).toEqual(["WLG PCN ferry", "PCN KBZ drive"]);
  await api.system((tx) =>
    tx.update(serviceLine).set({ status: "CX" }).where(eq(serviceLine.confirmation, "FLC-3307")),
  );
  expect(await journeysOf(11)).toEqual(["TEU MFN drive"]);
});
