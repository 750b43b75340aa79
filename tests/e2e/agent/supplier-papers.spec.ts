import type { APIRequestContext, Locator } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

test.use({ javaScriptEnabled: false });

test("what a supplier gives to travellers opens from the file of their agency and from their trip", async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs("emma.larkspur");
  await page.goto("/app/view-booking/NZFI100003/itineraries");
  await expect(page.getByText("Papers of the suppliers")).toBeVisible();
  await opensAsPdf(page.getByRole("link", { name: "How to find us" }), context.request);
  await page.goto((await page.getByRole("link", { name: "Open the travel app" }).getAttribute("href")) ?? "");
  const documents = page.getByRole("region", { name: "Documents" });
  await expect(documents).toContainText("Steamvale Lakeside Hotel");
  await opensAsPdf(documents.getByRole("link", { name: "How to find us" }), context.request);
});

async function opensAsPdf(link: Locator, request: APIRequestContext) {
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
}
