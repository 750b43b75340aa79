import type { Page } from "@playwright/test";
import { audit } from "#tests/support/e2e/audit.ts";
import { pages } from "#tests/support/e2e/pages.ts";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { violationsIn } from "#tests/support/e2e/policy.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { everyPage, openAs, pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";

const focused = (page: Page) => page.locator(":focus");

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const looks = [
  { theme: "light", viewport: desk, rules: "everything" },
  { theme: "light", viewport: phone, rules: "structure" },
  { theme: "dark", viewport: desk, rules: "colours" },
] as const;

/** One page of each kind: the colours that a phone shows are set by the same rules everywhere. */
const colouredOnPhones = [
  "/",
  "/travel-app/:token",
  "/admin/client-files",
  "/admin/labels/:uid",
  "/app/list-bookings",
];
const phones = [
  { theme: "light", viewport: phone, rules: "colours" },
  { theme: "dark", viewport: phone, rules: "colours" },
] as const;

// The kit in every language and state has tests of its own.
const routes = pages({ travelApp: "", clientFile: "" }).filter(({ route }) => route !== "/dev/kit");
for (const { route, persona } of routes) {
  test(`${route} for ${persona ?? "a guest"}: title and status, WCAG 2.2 AA in both themes and sizes, nothing runs out of narrow screens, no error, the policy is kept`, async ({
    page,
    context,
    loginAs,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const violations = await violationsIn(context);
    const facts = (await everyPage(context, loginAs)).find((each) => each.route === route)!;
    await openAs(page, facts, loginAs);
    if (persona || route.startsWith("/travel-app/")) await skipsToContent(page);
    const seen = colouredOnPhones.includes(route) ? [...looks, ...phones] : looks;
    for (const { theme, viewport, rules } of seen) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      // The editor begins anew in the other theme.
      await expect(page.locator(":is([data-editor=plain], [data-editor=coming]):visible")).toHaveCount(0);
      expect.soft(await audit(page, rules), `${facts.path}, ${theme}, ${viewport.width} px`).toEqual([]);
    }
    for (const width of [360, 320]) await fits(page, width);
    await page.setViewportSize(desk);
    for (const menu of await page.locator("summary").all()) await menu.press("Enter");
    expect(violations).toEqual([]);
  });
}

async function skipsToContent(page: Page) {
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText(/^Skip to (?:the )?content$/);
  await expect(focused(page)).toBeInViewport();
  const target = await focused(page).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page.locator(target!)).toBeVisible();
  expect(page.url()).toContain(target);
}

/** Who reads each kind of page in German; nobody else signs in as the office's. */
const germans = {
  "nobody signed in": null,
  "the office": "manager",
  "an agency": "anke.silberfarn",
  "a supplier": "desk.starbasin",
} as const;

for (const visitor of visitors) {
  test(`no German text for ${visitor} runs out of a phone`, async ({ page, context, loginAs, baseURL }) => {
    test.setTimeout(180_000);
    const paths = (await pagesFor(visitor, context, loginAs)).map(({ path }) => path);
    await context.clearCookies();
    const persona = germans[visitor];
    if (persona) await loginAs(persona);
    const german = { form: { locale: "de", to: "/" }, headers: { Origin: baseURL! }, maxRedirects: 0 };
    await context.request.post("/preferences/locale", german);
    if (visitor === "an agency") paths.push("/app/view-booking/NZFI100001");
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("html"), path).toHaveAttribute("lang", "de");
      await fits(page, 360);
    }
  });
}

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
