import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("vouchers go to the agent by mail with a few words, and the page says to whom and when", async ({
    page,
    loginAs,
  }) => {
    const reference = javaScriptEnabled ? "NZFI100001" : "NZFI100002";
    await loginAs("consultant");
    await page.goto(`/admin/client-files/${seedUid("file", reference)}/vouchers`);
    const words = page.getByLabel("Message");
    await test.step("too long a message is refused in words, and stays", async () => {
      await words.fill("x".repeat(2001));
      await page.getByRole("button", { name: "Send the vouchers" }).click();
      await expect(words).toHaveAttribute("aria-invalid", "true");
      await expect(words).toHaveValue("x".repeat(2001));
    });
    await words.fill("Have them at hand from the first day on.");
    await page.getByRole("button", { name: "Send the vouchers" }).click();
    await expect(page.getByText(/^The vouchers were sent to \S+@\S+\.$/)).toBeVisible();
    await expect(words).toHaveValue("");
    const [, agent = ""] = /^Agent: (.+)/.exec(await page.getByText(/^Agent: /).innerText()) ?? [];
    expect(agent).not.toBe("");
    const sent = page.getByRole("listitem").filter({ hasText: ` to ${agent}, by Ngaire Whitcombe` });
    await expect(sent).toBeVisible();
  });
});
