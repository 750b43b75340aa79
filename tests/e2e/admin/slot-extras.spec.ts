import { expect } from "@playwright/test";
import { test } from "#tests/support/e2e/plain-test.ts";

/** The first slot of any package of which a service can be had with extras. */
test("extras of a service are ticked from its own, also for another service and without scripts", async ({
  as,
}) => {
  const product = await as("admin");
  const list = await product.open("/admin/quick-quote");
  const paths = list
    .$("tbody th a")
    .toArray()
    .map((link) => list.$(link).attr("href") ?? "");
  const extras = 'input[type=checkbox][name="options[0].extras"]';
  for (const path of paths) {
    const days = await product.open(`${path}/days`);
    const slots = days.$(`a[href*="/slots/"]`).toArray();
    for (const link of slots) {
      const slot = await product.open(days.$(link).attr("href") ?? "");
      if (slot.$(extras).length === 0) continue;
      const code = slot.$(extras).first().attr("value") ?? "";
      expect(slot.$(`${extras}[value="${code}"]`).closest("label").text()).toContain(code);
      expect(slot.$('input[type=text][name="options[0].extras"]').length).toBe(0);
      slot.$(extras).first().attr("checked", "");
      const shown = await product.press(slot, "fieldset button[name=__intent__][value*='options[0].option']");
      expect(shown.status).toBe(200);
      expect(shown.$(`${extras}[value="${code}"]`).is("[checked]")).toBe(true);
      return;
    }
  }
  throw new Error("No service of a package has extras");
});
