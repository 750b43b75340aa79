import type { Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { personas } from "#tests/support/e2e/personas.ts";

/** Runs against an embedded API and one over the network: with realtime, and without. */
withOrWithoutJavaScript("with", (javaScript) => {
  const reference = javaScript ? "NZFI100002" : "NZFI100005";
  const path = `/admin/client-files/${seedUid("file", reference)}`;

  async function handOver(page: Page, to: "admin" | "consultant") {
    await page.goto(path);
    await page.getByText("Hand over", { exact: true }).click();
    await page.getByLabel("Consultant").selectOption({ value: seedUid("user", to) });
    await page.getByRole("button", { name: "Hand over file" }).click();
    await expect(page.getByText(`${personas[to].name} now looks after this file.`)).toBeVisible();
  }

  test("a file handed over is announced, opened from the notifications and read from then on", async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs("admin");
    await handOver(page, "admin");
    await handOver(page, "consultant");

    await context.clearCookies();
    await loginAs("consultant");
    await page.goto("/admin/notifications");
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Notifications, \d+ new$/ })).toBeVisible();
    const open = page.getByRole("button", {
      name: new RegExp(`^Mereana Tūhoe handed ${reference} .* to you$`),
    });
    await open.first().click();
    await expect(page).toHaveURL(path);
    await page.goto("/admin/notifications?filter[unread]=1");
    await expect(page.getByRole("navigation", { name: "Show" })).toBeVisible();
    await expect(open).toHaveCount(0);
  });
});
