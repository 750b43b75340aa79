import type { Persona } from "#tests/support/e2e/personas.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const lists: [persona: Persona, path: string, headings: string][] = [
  ["admin", "/admin/users?filter[q]=larkspur", "Name,Agency,E-mail,Role,Last sign-in,Status"],
  ["admin", "/admin/outbox", "Created,To,Subject,Status,Sent,Attempts,Language,Kind,Error"],
  ["emma.larkspur", "/app/users?sort=-name", "Name,E-mail,Role,Last sign-in,Status"],
  ["desk.steamvale", "/supplier-app/users", "Name,E-mail,Role,Last sign-in,Status"],
  [
    "desk.steamvale",
    "/supplier-app/confirmed?sort=reference",
    "Date from,Date to,Time,Party,Reference,Service,Comment,Place,Units,Adults,Children,Infants,Rooms,Status,Confirmation,Voucher,Remarks",
  ],
];

for (const [persona, path, headings] of lists) {
  test(`${path} can be taken along as a file with its filters, and has views and columns`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(persona);
    await page.goto(path);
    await expect(page.locator("summary", { hasText: "Columns" })).toBeVisible();
    await expect(page.locator("summary", { hasText: "All entries" })).toBeVisible();
    const rows = await page.locator("[data-slot=data-table] tbody tr").count();
    const link = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
    expect(decodeURIComponent(link ?? "")).toContain(decodeURIComponent(new URL(page.url()).search));
    const answer = await page.request.get(link ?? "");
    expect(answer.headers()["content-type"]).toContain("text/csv");
    const [first, ...others] = (await answer.text()).slice(1).trimEnd().split("\r\n");
    expect(first).toBe(headings);
    expect(others).toHaveLength(rows);
  });
}

test("keys go through the rows of a list that leads nowhere", async ({ page, loginAs }) => {
  await loginAs("desk.steamvale");
  await page.goto("/supplier-app/confirmed");
  const names = page.locator("[data-slot=data-table] tbody").getByRole("rowheader");
  for (const [key, row] of [
    ["j", 0],
    ["j", 1],
    ["ArrowDown", 2],
    ["k", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(names.nth(row)).toBeFocused();
  }
  await expect(names.nth(1)).toHaveCSS("outline-style", "solid");
});

test("the file of a user list is refused to those who may not see the list", async ({ page, loginAs }) => {
  await loginAs("consultant");
  expect((await page.request.get("/admin/users/export.csv")).status()).toBe(403);
  await page.context().clearCookies();
  const answer = await page.request.get("/supplier-app/users/export.csv", { maxRedirects: 0 });
  expect(answer.headers()["location"]).toContain("/supplier/login");
});

withOrWithoutJavaScript("with", (javaScript) => {
  const name = javaScript ? "Arrivals alive" : "Arrivals plain";

  test("a supplier shares a view of its bookings with colleagues", async ({ page, loginAs }) => {
    const headings = page.getByRole("columnheader");
    await loginAs("desk.steamvale");
    await page.goto("/supplier-app/confirmed?sort=-date_from&columns=party,status");
    await page.locator("summary", { hasText: "All entries" }).click();
    await page.getByLabel("Save this view as").fill(name);
    await page.getByRole("checkbox", { name: "Share with colleagues" }).check();
    await page.getByRole("button", { name: "Save view" }).click();
    await expect(page.locator("summary", { hasText: name })).toBeVisible();

    await page.context().clearCookies();
    await loginAs("front.steamvale");
    await page.goto("/supplier-app/confirmed");
    await expect(headings).toHaveCount(11);
    await page.locator("[data-slot=list-page] summary").first().click();
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/sort=-date_from/);
    await expect(headings).toHaveCount(3);
  });

  test("a list that nobody narrowed is saved as a view too, and the next one begins without a name", async ({
    page,
    loginAs,
  }) => {
    const whole = javaScript ? "Whole alive" : "Whole plain";
    await loginAs("desk.steamvale");
    await page.goto("/supplier-app/users");
    await page.locator("summary", { hasText: "All entries" }).click();
    await page.getByLabel("Save this view as").fill(whole);
    await page.getByRole("button", { name: "Save view" }).click();
    await expect(page.locator("summary", { hasText: whole })).toBeVisible();
    await expect(page.getByLabel("Save this view as")).toHaveValue("");
  });
});
