import { expect, test } from "#tests/support/e2e/test.ts";

for (const [path, login] of [
  ["/admin/invoices", "consultant"],
  ["/admin/payments", "consultant"],
  ["/supplier-app/confirmed", "desk.steamvale"],
] as const) {
  test(`names and days of ${path} are read on a small screen`, async ({ page, loginAs }) => {
    await loginAs(login);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(path);
    const rows = page.locator("[data-slot=data-table] tbody");
    const widths = await rows
      .locator(".data-table-naming")
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(128);
    const cut = await rows
      .locator(".data-table-text")
      .evaluateAll(
        (all) =>
          all.filter((one) => /\b20\d\d\b/.test(one.textContent) && one.scrollWidth > one.clientWidth).length,
      );
    expect(cut).toBe(0);
  });
}
