import { expect, test } from "#tests/support/e2e/test.ts";

test("a form that is sent without a connection says so inside the shell, and comes back with what was typed", async ({
  page,
  context,
  loginAs,
  trouble,
}) => {
  await loginAs("operations");
  await page.goto("/admin/labels/add");
  const name = page.getByLabel("Name");
  await page.locator("label", { has: page.locator("input[value=teal]") }).click();
  await name.fill("Written in the train");
  await context.setOffline(true);
  await name.press("Enter");
  await expect(page.getByRole("heading", { name: "The connection is gone" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "The connection is gone" })).toBeVisible();

  // The browser calls itself connected before it has reached anybody.
  await page.route("**/api/version", (route) => route.abort("internetdisconnected"), { times: 1 });
  await context.setOffline(false);
  await expect(name).toHaveValue("Written in the train");
  await expect(page.getByText(/^Your unsaved changes of/)).toBeVisible();
  await page.goto("/admin/labels");
  await expect(page.getByText("Written in the train")).toHaveCount(0);
  // The browser tells of each call that it could not make.
  const others = trouble.found.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/.test(text),
  );
  trouble.found.splice(0, trouble.found.length, ...others);
});

test("a list that loses the connection before the words of other pages came says so, and is there again", async ({
  page,
  context,
  loginAs,
  trouble,
}) => {
  await loginAs("consultant");
  await page.route(/\/build\/texts-/, (route) => route.abort("internetdisconnected"));
  await page.goto("/admin/client-files");
  await context.setOffline(true);
  await page.getByRole("link", { name: /^Travel date/ }).click();
  const gone = page.getByRole("heading", { name: "The connection is gone" });
  await expect(gone).toBeVisible();
  // Nobody loads the page anew while there is nobody to load it from.
  const left = page.waitForEvent("framenavigated", { timeout: 2_000 }).catch(() => "stayed");
  expect(await left).toBe("stayed");
  await expect(gone).toBeVisible();

  await page.unroute(/\/build\/texts-/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Client Files", exact: false })).toBeVisible();
  const others = trouble.found.filter(
    (text) =>
      !/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch manifest patches/.test(text),
  );
  trouble.found.splice(0, trouble.found.length, ...others);
});
