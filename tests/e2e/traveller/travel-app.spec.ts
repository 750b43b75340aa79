import { readFileSync } from "node:fs";
import { join } from "node:path";
import ical from "ical.js";
import type { Page } from "@playwright/test";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { unpublishedTokenFile } from "#tests/support/e2e/demo-world.ts";
import { travelAppPath } from "#tests/support/e2e/travel-app.ts";

const day = (number: number) => `section:has(#day-${number})`;

/** The test's own trip is on its fifth or sixth day: other days than these and the next are folded. */
async function openDay(page: Page, number: number) {
  const fold = page.locator(`${day(number)} > details`);
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
  return page.locator(day(number));
}

withAndWithoutJavaScript(() => {
  test("shows the trip: hero, travellers, countdown and all its days", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    await expect(page).toHaveTitle("Familie Weißenborn");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Familie Weißenborn");
    await expect(
      page.getByText("Matthias Weißenborn, Célia Weißenborn, Frieda Weißenborn, Jörg Weißenborn"),
    ).toBeVisible();
    await expect(page.getByText("Reference NZFI100001")).toBeVisible();
    await expect(page.getByText(/^day [56] of 12$/)).toBeVisible();
    await expect(page.locator("section.trip-day")).toHaveCount(12);
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });

  test("marks today during the trip, in the strip of days and in the list", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    const strip = page.getByRole("navigation", { name: "Days" });
    await expect(strip.locator("[aria-current=date]")).toHaveCount(1);
    const today = page.locator("section.trip-day[data-state=today]");
    await expect(today).toHaveCount(1);
    await expect(today.getByText("Today", { exact: true })).toBeVisible();
    await strip.getByRole("link", { name: "Go to today" }).click();
    await expect(today).toBeInViewport();
    await expect(page.locator("section.trip-day[data-state=past] .today-badge").first()).toBeHidden();
  });

  test("tells of every service when, where, whom to call and what to show", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    const stay = (await openDay(page, 2)).getByRole("article").first();
    await expect(stay).toContainText("Accommodation");
    await expect(stay).toContainText("3 nights");
    await expect(stay.getByText("SV-48213", { exact: true })).toBeVisible();
    await expect(page.getByText("SV-48213-rc")).toHaveCount(0);
    await expect(stay.getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:\+64/);
    await expect(stay.getByRole("link", { name: /on a map$/ })).toHaveAttribute("href", /^https:.*query=-3/);
    await expect(page.locator(day(4))).toContainText("Nothing is booked for this day. It is yours.");
    await expect(page.locator(day(5))).toContainText("Overnight in Wellington");
  });

  test("draws the whole route and each day's, with the same in words", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    await expect(page.getByRole("img", { name: "Map of your route" })).toBeVisible();
    await openDay(page, 5);
    await expect(page.getByRole("img", { name: /^Map of day 5: / })).toBeVisible();
  });

  test("keeps all documents under one heading", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    const documents = page.getByRole("region", { name: "Documents" });
    await expect(documents.getByRole("link", { name: "Itinerary as PDF" })).toBeVisible();
    await expect(documents.getByRole("link", { name: /^Add to your calendar/ })).toBeVisible();
    await documents.getByText("Your vouchers").click();
    await expect(documents.getByText("NZFI100001-01")).toBeVisible();
    await expect(page.getByRole("link", { name: /\+64 / }).first()).toBeVisible();
  });

  test("downloads the itinerary as PDF under a readable name", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Itinerary as PDF" }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("Itinerary NZFI100001 Familie Weißenborn.pdf");
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString("latin1"),
    ).toBe("%PDF-");
  });

  test("downloads a calendar that calendars can read", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Add to your calendar/ }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("NZFI100001.ics");
    const calendar = new ical.Component(ical.parse(readFileSync(await download.path(), "utf8")));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ical.Event(event));
    expect(events.length).toBeGreaterThan(10);
    const car = events.find(({ summary }) => summary.includes("Compact car"));
    expect(car?.location).toContain("Auckland Airport");
    expect(car?.startDate.zone.tzid).toBe("Pacific/Auckland");
  });

  test("speaks five languages, by the switch at the top", async ({ page, request }) => {
    const path = await travelAppPath(request);
    await page.goto(path);
    const titles = {
      Deutsch: ["de", "Willkommen in Auckland"],
      Español: ["es", "Bienvenidos a Auckland"],
      Italiano: ["it", "Benvenuti ad Auckland"],
      Français: ["fr", "Bienvenue à Auckland"],
      English: ["en", "Welcome to Auckland"],
    } as const;
    for (const [name, [code, title]] of Object.entries(titles)) {
      await page.locator("header details summary").click();
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator(day(1)).getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(page).toHaveURL(path);
    }
  });

  test("prints without controls, and shows every day", async ({ page, request }) => {
    await page.goto(await travelAppPath(request));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: "Days" })).toBeHidden();
    await expect(page.locator("header details summary")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Welcome to Auckland" })).toBeVisible();
    const paper = await page.pdf({ format: "A4" });
    expect(paper.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  });

  test("answers unknown, changed and unpublished links alike: Woops, 404", async ({
    page,
    request,
    dataDir,
  }) => {
    const path = await travelAppPath(request);
    const last = path.endsWith("A") ? "B" : "A";
    const unpublished = readFileSync(join(dataDir, unpublishedTokenFile), "utf8");
    const unknown = "A".repeat(43);
    for (const wrong of [
      `${path.slice(0, -1)}${last}`,
      `/travel-app/${unknown}`,
      `/travel-app/${unpublished}`,
    ]) {
      const answer = await page.goto(wrong);
      expect(answer?.status(), wrong).toBe(404);
      await expect(page).toHaveTitle("Woops");
      await expect(page.getByText("Sorry, the page you are looking for doesn't exist.")).toBeVisible();
      for (const kind of [
        `${wrong}/papers/itinerary.pdf`,
        `${wrong}/papers/vouchers.pdf`,
        `${wrong}/calendar.ics`,
      ]) {
        expect((await request.get(kind)).status(), kind).toBe(404);
      }
    }
  });
});

test("asks no other host for anything, and sends no framework script", async ({ page, request, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (sent) => hosts.add(new URL(sent.url()).origin));
  await page.goto(await travelAppPath(request));
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([baseURL]);
  const scripts = await page.locator("script[src]").evaluateAll((all) => all.map((each) => each.outerHTML));
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('src="/build/journey-');
  expect(await page.content()).not.toContain("__reactRouter");
});

for (const locale of ["en", "de", "es", "it", "fr"]) {
  test(`needs at most 20 KB before the first paint: ${locale}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const path = await travelAppPath(request);
    await context.addCookies([{ name: "locale", value: locale, url: baseURL! }]);
    const finished: Promise<number>[] = [];
    page.on("requestfinished", (sent) => {
      const type = sent.resourceType();
      if (type !== "document" && type !== "stylesheet") return;
      finished.push(sent.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const answer = await page.goto(path);
    expect(await answer?.headerValue("content-encoding")).toBe("br");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const sizes = await Promise.all(finished);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20 * 1024);
  });
}

test("shows the stored theme from the first paint on, whatever the cookie says", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: "theme", value: "light", url: baseURL! }]);
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = () => seen.push(document.documentElement.dataset["theme"]);
    new MutationObserver((_changes, observer) => {
      // Nothing is painted before there is a body.
      if (!document.body) return;
      observer.disconnect();
      note();
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", note);
    window.addEventListener("load", note);
  });
  const answer = await page.goto(await travelAppPath(request));
  expect(await answer?.text()).toContain('data-theme="light"');
  const seen = await page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes);
  expect(new Set(seen)).toEqual(new Set(["dark"]));
  const luminous = await page.locator("html").evaluate((html) => getComputedStyle(html).colorScheme);
  expect(luminous).toBe("dark");
});

test("opens the Australian brand in its own colours and name", async ({ page, request }) => {
  await page.goto(await travelAppPath(request, "AUFI200001"));
  await expect(page.locator("html")).toHaveAttribute("data-brand", "AU");
  await expect(page.getByText("Banksia Coast Inbound", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^in 3[89] days$|^in 4[01] days$/)).toBeVisible();
});
