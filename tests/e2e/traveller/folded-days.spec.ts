import { pdfPages } from "#api/documents/testing/pdf-tools.ts";
import { demoLinks } from "#tests/support/e2e/demo-links.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { travelAppPath } from "#tests/support/e2e/travel-app.ts";

withOrWithoutJavaScript("with", () => {
  test("a link to a folded day opens it at its head, and also the address does", async ({
    page,
    request,
  }) => {
    const path = await travelAppPath(request);
    await page.goto(path);
    const first = page.locator("section:has(#day-1)");
    await expect(first.getByRole("article").first()).toBeHidden();
    await page.getByRole("navigation", { name: "Days" }).getByRole("link", { name: "Day 1," }).click();
    await expect(first.getByRole("article").first()).toBeVisible();
    await expect(first.getByRole("heading", { level: 2 })).toBeInViewport();

    await page.goto("about:blank");
    await page.goto(`${path}#day-12`);
    const last = page.locator("section:has(#day-12)");
    await expect(last.locator("> details")).toHaveAttribute("open");
    await expect(last.getByRole("heading", { level: 2 })).toBeInViewport();
  });

  test("paper shows what is folded", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    const service = page.locator("section:has(#day-1)").getByRole("article").first();
    await expect(service).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(service).toBeVisible();
    await expect(page.locator("#documents").getByText("NZFI100001-01")).toBeVisible();
  });
});

for (const [name, mostPages] of [
  ["the travel app", 8],
  ["a quote", 4],
] as const) {
  test(`paper is filled in ${name}: days follow each other, none begins at the foot of a page`, async ({
    page,
    request,
    dataDir,
  }) => {
    await page.goto(name === "a quote" ? demoLinks(dataDir).quote : await travelAppPath(request));
    const titles = await page.locator(".trip-day h2").allInnerTexts();
    expect(titles.length).toBeGreaterThan(5);
    const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    const last = pages.map((text) => text.trim().split("\n").at(-1)?.trim());
    expect(last.filter((line) => titles.some((title) => title === line))).toEqual([]);
    expect(pages.length).toBeLessThanOrEqual(mostPages);
  });
}

test("one button opens all days and folds them again", async ({ page, request }) => {
  await page.goto(await travelAppPath(request));
  const folded = page.locator(".trip-day > details:not([open])");
  await page.getByRole("button", { name: "Show all days" }).click();
  await expect(folded).toHaveCount(0);
  await page.getByRole("button", { name: "Fold the days" }).click();
  await expect(folded).toHaveCount(12);
});

test("a page that was kept before the trip knows the day on which it is opened", async ({
  page,
  request,
}) => {
  const path = await travelAppPath(request, "AUFI200001");
  await page.goto(path);
  await expect(page.getByText(/^in \d+ days$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to today" })).toBeHidden();
  const third = page.locator("section:has(#day-3)");
  const noon = `${(await third.getAttribute("data-date")) ?? ""}T02:00:00Z`;
  await page.clock.setFixedTime(noon);
  await page.reload();
  await expect(page.getByText(/^day 3 of \d+$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to today" })).toHaveAttribute("href", "#day-3");
  await expect(third.locator("> details")).toHaveAttribute("open");
  await expect(page.locator("section:has(#day-1) > details")).not.toHaveAttribute("open");
});
