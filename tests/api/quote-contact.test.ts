import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { draftCalls } from "#tests/support/draft-calls.ts";

test("a quote says whom to ask: its consultant, by the brand's telephone where they have none", async () => {
  const calls = await draftCalls();
  const { reference, contact } = await calls.save();
  const { consultant, nz } = await calls.api.system(async (tx) => {
    const [row] = await tx
      .select({ consultant: user, nz: brand })
      .from(clientFile)
      .innerJoin(user, eq(user.id, clientFile.consultantId))
      .innerJoin(brand, eq(brand.id, clientFile.brandId))
      .where(eq(clientFile.reference, reference));
    return row!;
  });
  expect(consultant.phone).not.toBe(nz.phone);
  expect(contact).toEqual({ phone: consultant.phone, email: consultant.email });
  const setPhone = (phone: string | null) =>
    calls.api.system((tx) => tx.update(user).set({ phone }).where(eq(user.id, consultant.id)));
  await setPhone(null);
  expect((await calls.show(reference)).contact).toEqual({ phone: nz.phone, email: consultant.email });
  await setPhone(consultant.phone);
});
