import type { Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { Persona } from "#tests/support/e2e/personas.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** A booking of Emma's agency that nobody else writes about. */
const reference = "NZFI100025";
const agentPath = `/app/view-booking/${reference}/messages`;
const officePath = `/admin/client-files/${seedUid("file", reference)}/messages`;

const field = (page: Page) => page.getByRole("textbox", { name: "Message" });

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole("button", { name: "Send message" }).click();
}

const said = (page: Page, text: string) =>
  page.getByRole("list", { name: "Messages" }).getByRole("listitem").filter({ hasText: text });

test("an agent without scripts writes to the office, whose answer comes to the agent's open page", async ({
  page,
  browser,
  baseURL,
  loginAs,
  trouble,
}) => {
  const visit = async (persona: Persona, javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: "en-GB" });
    trouble.watch(context);
    await loginAs(persona, context);
    return context.newPage();
  };
  const plain = await visit("emma.larkspur", false);
  await plain.goto(agentPath);
  await plain.getByRole("button", { name: "Send message" }).click();
  await expect(field(plain)).toHaveAttribute("aria-invalid", "true");
  await write(plain, "May the train be booked\nfor a later day?");
  await expect(plain).toHaveURL(agentPath);
  await expect(plain.getByText("Your message is with the office.")).toBeVisible();
  await expect(said(plain, "for a later day?")).toContainText("Emma Penhaligon");
  await expect(field(plain)).toHaveValue("");

  // The same agent, with the page open and alive.
  await loginAs("emma.larkspur");
  const listening = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) =>
        /subscription_succeeded.*client-file|client-file.*subscription_succeeded/.test(String(payload)),
      ),
    );
  await page.goto(agentPath);
  await expect(said(page, "for a later day?")).toBeVisible();
  await listening;
  await field(page).fill("Half a thought");
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  const office = await visit("consultant", true);
  await office.goto(officePath);
  await expect(said(office, "for a later day?")).toContainText("Agency");
  await write(office, "Yes, from the 14th on.");
  await expect(said(office, "Yes, from the 14th on.")).toBeVisible();
  // Sent is sent: a second press must not say it again.
  await expect(field(office)).toHaveValue("");

  await expect(said(page, "Yes, from the 14th on.")).toContainText("Ngaire Whitcombe");
  // News leave what is being typed alone, and the page as it is.
  await expect(field(page)).toHaveValue("Half a thought");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  await plain.reload();
  await expect(said(plain, "Yes, from the 14th on.")).toBeVisible();
  for (const one of [plain, office]) await one.context().close();
});
