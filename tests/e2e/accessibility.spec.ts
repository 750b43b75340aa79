import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { demoPassword, type Persona } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { everyPage, openAs } from "#tests/support/e2e/visit-pages.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const theme of ["light", "dark"] as const) {
  for (const [name, viewport] of [
    ["a desk", { width: 1280, height: 900 }],
    ["a phone", { width: 360, height: 740 }],
  ] as const) {
    test(`no page breaks WCAG 2.2 AA on ${name}, ${theme}`, async ({ page, context, loginAs }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const facts of await everyPage(context, loginAs)) {
        await test.step(`${facts.path} as ${facts.persona ?? "a guest"}`, async () => {
          await openAs(page, facts, loginAs);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`,
          );
          expect.soft(found, `${facts.path}, ${theme}, ${viewport.width} px`).toEqual([]);
        });
      }
    });
  }
}

test("no page scrolls sideways on narrow screens", async ({ page, context, loginAs }) => {
  test.setTimeout(180_000);
  for (const facts of await everyPage(context, loginAs)) {
    await openAs(page, facts, loginAs);
    for (const width of [360, 320]) await fits(page, width);
  }
});

test("no German text runs out of a phone", async ({ page, context, loginAs, baseURL }) => {
  test.setTimeout(180_000);
  const all = await everyPage(context, loginAs);
  const clientFile = all.find(({ route }) => route === "/admin/client-files/:uid")!.path;
  const german = { form: { locale: "de", to: "/" }, headers: { Origin: baseURL! }, maxRedirects: 0 };
  const visits: [Persona | null, string[]][] = [
    [null, all.filter(({ persona }) => !persona).map(({ path }) => path)],
    ["anke.silberfarn", ["/app", "/app/list-bookings", "/app/view-booking/NZFI100001", "/app/none"]],
    ["operations", ["/admin", "/admin/client-files", clientFile, "/admin/none"]],
    ["desk.starbasin", ["/supplier-app", "/supplier-app/confirmed"]],
  ];
  for (const [persona, paths] of visits) {
    await context.clearCookies();
    if (persona) await loginAs(persona);
    await context.request.post("/preferences/locale", german);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("html"), path).toHaveAttribute("lang", "de");
      await fits(page, 360);
    }
  }
});

async function fits(page: Page, width: number) {
  await test.step(`${page.url()}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await page.evaluate(overflowing), `${page.url()}, ${width} px`).toEqual([]);
  });
}

/** Runs in the page: what makes it scroll sideways, and words cut off in buttons and links. */
function overflowing(): string[] {
  const room = document.documentElement.clientWidth;
  const wide =
    document.documentElement.scrollWidth > room ? [`page: ${document.documentElement.scrollWidth}`] : [];
  const cut = [...document.querySelectorAll("button, a, h1, h2, label")].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 1 &&
      getComputedStyle(element).overflowX === "visible" &&
      element.getBoundingClientRect().right > room + 1 &&
      !element.closest("[data-day-strip], .overflow-x-auto"),
  );
  return [...wide, ...cut.map((element) => element.outerHTML.slice(0, 120))];
}

const focused = (page: Page) => page.locator(":focus");

test("signs in by keyboard alone", async ({ page }) => {
  await page.goto("/admin/login");
  const { login, password } = signInScreen(page);
  await page.keyboard.press("Tab");
  await expect(login).toBeFocused();
  await page.keyboard.type("consultant");
  await page.keyboard.press("Tab");
  await expect(password).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
});

test("moves the focus to the summary of a refused sign-in", async ({ page }) => {
  await page.goto("/admin/login");
  const { enter, refusal } = signInScreen(page);
  await enter("nobody", "wrong password");
  await expect(refusal).toBeFocused();
  await refusal.getByRole("link").click();
  await expect(signInScreen(page).login).toBeFocused();
});

test("skips to the content, first thing on every shell and public page", async ({
  page,
  context,
  loginAs,
}) => {
  for (const facts of await everyPage(context, loginAs)) {
    if (!facts.persona && !facts.path.startsWith("/travel-app/")) continue;
    await openAs(page, facts, loginAs);
    await page.keyboard.press("Tab");
    await expect(focused(page), facts.path).toHaveText(/^Skip to (?:the )?content$/);
    await expect(focused(page), facts.path).toBeInViewport();
    const target = await focused(page).getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page.locator(target!), facts.path).toBeVisible();
    expect(page.url(), facts.path).toContain(target);
  }
});

test("opens and closes the user menu by keyboard, and gives the focus back", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.goto("/admin");
  const trigger = page.locator("summary[aria-label^='Account menu']");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("opens the sidebar on small screens by keyboard, and closes it on the way to a page", async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAs("consultant");
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Main navigation" });
  await expect(menu).toBeHidden();
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.press("Enter");
  await menu.getByRole("link", { name: "Client Files" }).press("Enter");
  await expect(page).toHaveURL("/admin/client-files");
  await expect(menu).toBeHidden();
});

test("leaves the menus open that were opened before the page came alive", async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAs("consultant");
  const scripts = heldBack();
  await page.route("/build/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/admin", { waitUntil: "commit" });
  await page.locator("summary[aria-label^='Account menu']").press("Enter");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const alive = page.waitForRequest("**/api/version");
  scripts.resolve();
  await alive;
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});
