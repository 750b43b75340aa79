import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

const list = (page: Page) => ({
  search: page.getByRole("searchbox", { name: "Search", exact: true }),
  rows: page.locator("[data-slot=data-table] tbody tr"),
  row: (number: number) => page.locator("[data-slot=data-table] tbody tr").nth(number),
  link: (number: number) =>
    page.locator("[data-slot=data-table] tbody tr").nth(number).locator(".data-table-link"),
});

async function openList(page: Page, search = "") {
  await page.goto(`/admin/client-files${search}`);
  return list(page);
}

test.describe("the list of client files by keyboard", () => {
  test.beforeEach(async ({ loginAs }) => loginAs("consultant"));

  test("goes from row to row, selects one and opens it", async ({ page }) => {
    const { link, row } = await openList(page);
    await page.keyboard.press("j");
    await expect(link(0)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(link(1)).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await expect(link(1)).toBeFocused();
    await page.keyboard.press("x");
    await expect(row(1).getByRole("checkbox")).toBeChecked();
    await expect(page.getByText("1 selected")).toBeVisible();
    await expect(link(1)).toBeFocused();
    const path = await link(1).getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path ?? "");
  });

  test("finds the search, where letters are letters, and the help", async ({ page }) => {
    const { search } = await openList(page);
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("jx?");
    await expect(search).toHaveValue("jx?");
    await search.fill("");
    await search.blur();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keys", exact: true });
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  });
});

test("single keys that are switched off in the profile do nothing", async ({ page, loginAs }) => {
  await loginAs("operations");
  const keys = page.getByRole("checkbox", { name: "Shortcuts of a single key" });
  const save = page.getByRole("button", { name: "Save display" });
  await page.goto("/admin/profile");
  await keys.uncheck();
  await save.click();
  await expect(page.getByText("Your display settings are saved.")).toBeVisible();
  const { search } = await openList(page);
  await page.keyboard.press("j");
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(search).not.toBeFocused();
  await expect(page.locator(".data-table-link:focus")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/admin/profile");
  await keys.check();
  await save.click();
  await expect(page.getByText("Your display settings are saved.")).toBeVisible();
});

test("typing searches after a pause, keeps focus and caret, and leaves one entry in the history", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto("/admin");
  const { search, rows } = await openList(page);
  const name = (await rows.first().locator("td[data-label=Name]").textContent()) ?? "";
  const word = name.trim().split(" ")[0] ?? "";
  await search.pressSequentially(word.toLowerCase());
  await expect(page).toHaveURL(/filter%5Bq%5D=/);
  await expect(page).toHaveURL(new RegExp(`filter%5Bq%5D=${encodeURIComponent(word.toLowerCase())}$`));
  await expect(rows.first()).toContainText(word);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(word.toLowerCase());
  await search.press("ArrowLeft");
  await page.keyboard.type("zzz");
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(word.length + 2);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test("Enter searches at once, and Back brings the field back to what was searched before", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  const { search } = await openList(page);
  let asked = 0;
  page.on("request", (sent) => (asked += sent.url().includes("/admin/client-files.data") ? 1 : 0));
  await search.focus();
  // In one go: on a slow machine a pause between the two is as long as that after which it searches by itself.
  await Promise.all([page.keyboard.insertText("nothing like that"), page.keyboard.press("Enter")]);
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/client-files$/);
  await expect(search).toHaveValue("");
  await expect(page.getByText("Nothing matches these filters")).toBeHidden();
  expect(asked).toBe(2);
  await page.getByText("Add filter").click();
  const reference = page.getByLabel("Reference", { exact: true });
  await reference.fill("NZFI100001");
  await reference.press("Enter");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  expect(asked).toBe(3);
});

for (const [answered, isLate] of [
  ["answers first", false],
  ["answers after the search was sent", true],
] as const) {
  test(`what is typed while the list is being sorted stays and is searched for: it ${answered}`, async ({
    page,
    loginAs,
  }) => {
    await loginAs("consultant");
    const { search } = await openList(page);
    const sorted = /client-files\.data\?sort=reference$/;
    const searched = page.waitForRequest(/client-files\.data\?.*nothing/);
    await page.route(sorted, async (route) => {
      await search.fill("nothing like");
      if (isLate) await searched;
      await route.continue();
    });
    await page.getByRole("columnheader", { name: "Reference" }).getByRole("link").first().click();
    await expect(page.getByText("Nothing matches these filters")).toBeVisible();
    await expect(search).toHaveValue("nothing like");
    await expect(page).toHaveURL(/client-files\?(?=.*sort=reference)(?=.*q%5D=nothing)/);
  });
}

test("a list shows twenty whole rows and all its columns on a desk", async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs("manager");
  const { row } = await openList(page);
  const frame = page.locator("[data-slot=data-table]");
  expect((await frame.boundingBox())?.y).toBeLessThan(150);
  await expect(row(19)).toBeInViewport({ ratio: 0.99 });
  expect((await row(19).boundingBox())?.height).toBe(36);
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("on a small screen names of files are read before the table is moved", async ({ page, loginAs }) => {
  await loginAs("consultant.de");
  await page.setViewportSize({ width: 1024, height: 768 });
  await openList(page);
  const table = page.locator("[data-slot=data-table]");
  const edge = await table.evaluate((frame) => frame.getBoundingClientRect().right);
  const names = await table.locator(".data-table-naming").evaluateAll((all) =>
    all.map((name) => {
      const { width, right } = name.getBoundingClientRect();
      return { width, right };
    }),
  );
  expect(names.length).toBe(25);
  expect(Math.max(...names.map(({ right }) => right))).toBeLessThanOrEqual(edge);
  expect(Math.min(...names.map(({ width }) => width))).toBeGreaterThanOrEqual(128);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test("Back leads to the row that was opened, where it stood", async ({ page, loginAs }) => {
  await loginAs("consultant");
  const { link } = await openList(page);
  const frame = page.locator("[data-slot=data-table]");
  await link(22).scrollIntoViewIfNeeded();
  const top = await frame.evaluate((box) => box.scrollTop);
  expect(top).toBeGreaterThan(0);
  await link(22).click();
  await expect(page).toHaveURL(/client-files\/\w+/);
  await page.goBack();
  await expect(link(22)).toBeFocused();
  expect(await frame.evaluate((box) => box.scrollTop)).toBe(top);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the choice of columns stands whole on the screen, and a long name begins at the edge of its card", async ({
    page,
    loginAs,
  }) => {
    await loginAs("consultant");
    await openList(page);
    await page.locator("summary", { hasText: "Columns" }).click();
    await expect(page.getByRole("button", { name: "Apply", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("tbody .data-table-first").first()).toHaveCSS("text-align", "start");
  });

  test("another page of the list is shown without a document anew, where the reader stands", async ({
    page,
    loginAs,
  }) => {
    await loginAs("consultant");
    const { link } = await openList(page, "?filter[scope]=all");
    const first = await link(0).textContent();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(link(0)).not.toHaveText(first ?? "");
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("html[data-same-document]")).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("the filters are folded until they are asked for; those that are set stay in sight", async ({
        page,
        loginAs,
      }) => {
        await loginAs("consultant");
        const { search } = await openList(page, "?filter[status]=Quote");
        const status = page.getByRole("combobox", { name: "Status", exact: true });
        await expect(search).toBeVisible();
        await expect(status).toBeHidden();
        await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Status:");
        await page.getByText("Add filter").click();
        await expect(status).toBeVisible();
        const apply = page.getByRole("button", { name: "Apply filters" });
        if (!javaScriptEnabled) expect((await apply.boundingBox())?.height).toBeGreaterThanOrEqual(36);
        const lines = page
          .locator("tbody tr")
          .first()
          .locator("th:visible, td:visible:not(.data-table-select)");
        expect(await lines.count()).toBeLessThanOrEqual(5);
      });
    });
  }
});
