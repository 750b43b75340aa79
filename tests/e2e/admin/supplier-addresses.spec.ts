import { expect } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { test } from "#tests/support/e2e/plain-test.ts";
import { shownProduct, shownRate } from "#tests/support/e2e/shown-rate.ts";

test("a product is shown under its own supplier alone, and a season under its own product", async ({
  as,
}) => {
  const staff = await as("admin");
  const statusOf = async (path: string) => (await staff.open(`/admin/suppliers/${path}`)).status;
  const [own, other] = [seedUid("supplier", "STEROT"), seedUid("supplier", "STAMON")];
  const foreign = seedUid("option", "MONACSTAMONVALYDB");
  for (const page of ["", "/history", "/rates", "/rates/add", `/rates/${shownRate.uid}`]) {
    expect(await statusOf(`${own}/products/${shownProduct}${page}`), page).toBe(200);
    expect(await statusOf(`${other}/products/${shownProduct}${page}`), page).toBe(404);
  }
  for (const page of ["", "/history"])
    expect(await statusOf(`${other}/products/${foreign}/rates/${shownRate.uid}${page}`), page).toBe(404);
});
