import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Bookings that no other test works on. */
const [first, second] = [seedUid("file", "NZFI100023"), seedUid("file", "NZFI100024")];

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a task is written down, given to a colleague, found on their desk and list, and done", async ({
    page,
    loginAs,
  }) => {
    const words = javaScriptEnabled ? "Ask for the arrival flight" : "Order the vegan picnic";
    const file = javaScriptEnabled ? first : second;
    await loginAs("consultant");
    await page.goto(`/admin/client-files/${file}/tasks`);
    const form = page.locator("form", { has: page.getByLabel("What is to be done?") });
    await expect(form).toBeVisible();

    const day = form.getByRole("textbox", { name: "By when?" });
    // Refused in words, with what was typed still there.
    await day.fill("24 Nov 2026");
    await form.getByRole("button", { name: "Add task" }).click();
    await expect(page.getByText("This field is required", { exact: false }).first()).toBeVisible();
    await expect(day).not.toHaveValue("");

    await form.getByLabel("What is to be done?").fill(words);
    await form.getByLabel("Who does it?").selectOption({ label: "Rōpata Kingi" });
    await form.getByRole("button", { name: "Add task" }).click();
    await expect(page.getByText("The task is on the list.")).toBeVisible();
    const item = page.getByRole("listitem").filter({ hasText: words });
    await expect(item).toContainText("Rōpata Kingi");
    await expect(page.getByRole("link", { name: "Tasks 1" })).toBeVisible();
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);

    await loginAs("ropata");
    await page.goto("/admin");
    await page.getByRole("link", { name: words }).click();
    await item.getByRole("link", { name: "Change" }).click();
    await page.getByLabel("What is to be done?").fill(`${words}!`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The task is saved.")).toBeVisible();

    await page.goto("/admin/tasks");
    const row = page.getByRole("row").filter({ hasText: `${words}!` });
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    await row.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(`Done: ${words}!`)).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.getByRole("link", { name: "Done", exact: true }).click();
    await row.getByRole("button", { name: "To do again" }).click();
    await expect(page.getByText(`To do again: ${words}!`)).toBeVisible();
    await page.goto(`/admin/client-files/${file}/tasks`);
    await item.getByRole("link", { name: "Change" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("The task was deleted.")).toBeVisible();
    await expect(item).toHaveCount(0);
  });
});
