import type { Page } from "@playwright/test";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { everyPage, openAs } from "#tests/support/e2e/visit-pages.ts";

test("a wrong link wears the dark Woops page to its edges, with a face at its size and a button for fingers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "light" });
  for (const path of ["/travel-app/AAAA", "/quote/AAAA", "/documents/itinerary/AAAA.pdf", "/no/such/page"]) {
    await page.goto(path);
    for (const dark of ["html", "[data-slot=woops]"]) {
      expect(await brightness(page, dark), `${dark} of ${path}`).toBeLessThan(60);
    }
    const face = await page.locator("[data-slot=woops] > svg").boundingBox();
    const button = await page.locator("[data-slot=woops] a").boundingBox();
    expect(face, path).toMatchObject({ width: 112, height: 112 });
    expect(button?.height, path).toBeGreaterThanOrEqual(48);
  }
});

test("the ways of the shell and the choice of a view lead on without a document anew", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto("/admin/labels");
  const ways = [
    [page.locator("[data-slot=sidebar] a[href='/admin/client-files']"), "/admin/client-files"],
    [page.locator("[data-slot=list-page] details a", { hasText: "All entries" }), "/admin/client-files"],
    [page.locator("[data-slot=breadcrumb] a"), "/admin"],
    [page.locator("header a[href='/admin/notifications']"), "/admin/notifications"],
    [page.locator("header a[href='/admin/profile']"), "/admin/profile"],
    [page.locator("[data-slot=sidebar] a", { hasText: "Harakeke Pacific" }), "/admin"],
  ] as const;
  for (const [way, path] of ways) {
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    // Those in a menu as well, without opening it.
    await way.dispatchEvent("click");
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.locator("html[data-same-document]"), path).toBeAttached();
  }
});

withOrWithoutJavaScript("with", () => {
  test("unknown paths lead to the dark Woops page, in every shell and outside", async ({
    page,
    context,
    loginAs,
    dataDir,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    for (const facts of (await everyPage({ request: context.request, dataDir })).filter(({ route }) =>
      route.endsWith("/*"),
    )) {
      await openAs(page, facts, loginAs);
      await expect(page.getByText("Sorry, the page you are looking for doesn't exist.")).toBeVisible();
      await expect(page.locator("[data-slot=woops] svg").first()).toBeVisible();
      expect(await brightness(page, "[data-slot=woops]"), facts.path).toBeLessThan(60);
      const shells = facts.persona ? 1 : 0;
      await expect(page.getByRole("navigation", { name: "Main navigation" })).toHaveCount(shells);
    }
  });

  test("speaks the language of the profile, else the chosen one, else the browser's", async ({
    browser,
    baseURL,
    loginAs,
  }) => {
    const visitor = await browser.newContext({ locale: "fr-CH" });
    const page = await visitor.newPage();
    const language = (code: string) => expect(page.locator("html")).toHaveAttribute("lang", code);
    await page.goto("/");
    await language("fr");
    await page.getByRole("button", { name: "Español" }).click();
    await language("es");
    await page.goto("/travel-app/");
    await language("es");
    await loginAs("anke.silberfarn", visitor);
    await page.goto("/app");
    await language("de");
    await visitor.clearCookies();
    await visitor.addCookies([{ name: "locale", value: "xx", url: baseURL! }]);
    await page.goto("/");
    await language("fr");
    await visitor.close();
    const stranger = await browser.newContext({ locale: "ja-JP" });
    const strange = await stranger.newPage();
    await strange.goto("/");
    await expect(strange.locator("html")).toHaveAttribute("lang", "en");
    await stranger.close();
  });
});

test("begins at the top on every change of path, Back included, and keeps the place on a change of query", async ({
  page,
  loginAs,
}) => {
  const place = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, 150));
    await expect.poll(place).toBe(150);
  };
  await page.setViewportSize({ width: 700, height: 320 });
  await loginAs("consultant");
  await page.goto("/admin/client-files");
  await scrollDown();
  await page.getByRole("columnheader", { name: "Reference" }).getByRole("link").evaluate(click);
  await expect(page).toHaveURL(/sort=/);
  expect(await place()).toBe(150);
  await page.getByRole("link", { name: "NZFI100001" }).evaluate(click);
  await expect(page).toHaveTitle("Familie Weißenborn");
  await expect.poll(place).toBe(0);
  await scrollDown();
  await page.goBack();
  await expect(page).toHaveTitle("Client Files");
  await expect.poll(place).toBe(0);
});

test("loads the intended path in full, once, when its code cannot be fetched", async ({
  page,
  loginAs,
  trouble,
}) => {
  await loginAs("consultant");
  await page.goto("/admin");
  await page.waitForLoadState("networkidle");
  let aborted = 0;
  await page.route("/build/**/*.js", (route) => {
    aborted += 1;
    return route.abort();
  });
  const documents: string[] = [];
  page.on("request", (sent) => {
    if (sent.isNavigationRequest()) documents.push(new URL(sent.url()).pathname);
    // Only the first attempt fails, as with files of a build that is gone.
    if (sent.isNavigationRequest()) void page.unroute("/build/**/*.js");
  });
  const menu = page.getByRole("navigation", { name: "Main navigation" });
  await menu.getByRole("link", { name: "Client Files" }).click();
  await expect(page).toHaveURL("/admin/client-files");
  await expect(page).toHaveTitle("Client Files");
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(25);
  await page.waitForLoadState("networkidle");
  expect(aborted).toBeGreaterThan(0);
  expect(documents.filter((path) => path === "/admin/client-files")).toHaveLength(1);
  expect(documents.length).toBeLessThanOrEqual(2);
  // The browser and the framework both tell of the file that could not be fetched.
  trouble.found.length = 0;
});

/** Runs in the page: a click that does not scroll the link into view first. */
function click(element: HTMLElement | SVGElement): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 }));
}

/** How bright an element's background is, 0 to 255. */
function brightness(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const paint = document.createElement("canvas").getContext("2d")!;
    paint.fillStyle = getComputedStyle(element).backgroundColor;
    paint.fillRect(0, 0, 1, 1);
    return Math.max(...paint.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}
