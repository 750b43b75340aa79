import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { openLine } from "#tests/support/e2e/line.ts";
import { addressIn } from "#tests/support/e2e/link-address.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** A trip of its own that is on, and one that is to come: their links are closed and opened by no other test. */
const tripThatIsOn = "NZFI100006";
const tripToCome = "NZFI100009";

const storedNote = (page: Page) => page.getByText(/^Stored copy of \d{1,2} \w+, \d{1,2}:\d{2}\s[ap]m$/);

/** The file of a trip at the desk, and the address that its client was sent. */
async function addressOf(desk: Page, reference: string) {
  await desk.goto(`/admin/client-files/${seedUid("file", reference)}`);
  await desk.getByRole("heading", { name: "Itinerary" }).click();
  return addressIn(desk.locator("[data-slot=client-link] .select-all"));
}

/** The same address over a line of its own, which can be cut. */
async function overLine(address: string) {
  const line = await openLine(new URL(address).origin);
  return { ...line, address: line.origin + new URL(address).pathname };
}

async function openAndKeep(page: Page, address: string) {
  await page.goto(address);
  const isKept = (path: string) => page.evaluate(async (key) => Boolean(await caches.match(key)), path);
  await expect.poll(() => isKept(new URL(address).pathname)).toBe(true);
}

/** Addresses of all that this browser has stored. */
function storedIn(page: Page) {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

test("a trip that was opened once is there without a network, today first, and says from when it is", async ({
  page,
  browser,
  loginAs,
}) => {
  await loginAs("consultant");
  const { address, ...line } = await overLine(await addressOf(page, tripThatIsOn));
  const client = await browser.newContext();
  const trip = await client.newPage();
  await openAndKeep(trip, address);
  await expect(storedNote(trip)).toBeHidden();
  // Its papers follow when they are made.
  const papers = async () => (await storedIn(trip)).filter((path) => path.endsWith(".pdf")).length;
  await expect.poll(papers, { timeout: 30_000 }).toBe(2);

  await line.cut();
  await trip.reload();
  await expect(storedNote(trip)).toBeVisible();
  const today = trip.locator("section[data-state=today]");
  await expect(today.getByText("Today", { exact: true })).toBeVisible();
  await today.scrollIntoViewIfNeeded();
  const picture = today.locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  expect(await trip.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).toContain(
    "Hanken",
  );
  // Nothing else is kept: neither the screen that looks for trips nor the desk.
  const { pathname } = new URL(address);
  const stored = await storedIn(trip);
  expect(stored.filter((path) => !/^\/(build|places|icons|uploads)\/|^\/favicon\.svg$/.test(path))).toEqual(
    expect.arrayContaining([
      pathname,
      ...["calendar.ics", "papers/itinerary.pdf", "papers/vouchers.pdf"].map((name) => `${pathname}/${name}`),
    ]),
  );
  // Its papers are saved from there.
  for (const [name, file] of [
    ["Itinerary as PDF", /^Itinerary NZFI100006 .*\.pdf$/],
    ["Vouchers as PDF", /^Vouchers NZFI100006 .*\.pdf$/],
  ] as const) {
    const saved = trip.waitForEvent("download");
    await trip.getByRole("link", { name }).click();
    const paper = await saved;
    expect(paper.suggestedFilename()).toMatch(file);
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
  expect(stored.some((path) => path.startsWith("/admin") || path === "/travel-app/")).toBe(false);
  // In a tab of its own: the browser's page about it comes when it likes, and would be in the way of the next one.
  const elsewhere = await client.newPage();
  const found = elsewhere.goto(new URL("/travel-app/", address).href);
  await expect(found).rejects.toThrow("ERR_CONNECTION_REFUSED");

  await line.mend();
  await trip.goto(address);
  await expect(trip.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(storedNote(trip)).toBeHidden();
  await client.close();
  await line.cut();
});

test("a link that was closed takes the stored trip with it", async ({ page, browser, loginAs }) => {
  await loginAs("consultant");
  const { address, ...line } = await overLine(await addressOf(page, tripToCome));
  const client = await browser.newContext();
  const trip = await client.newPage();
  await openAndKeep(trip, address);
  await page.getByRole("button", { name: "Close link", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Close link" }).click();
  await expect(page.getByText("Whoever opens it finds no page.")).toBeVisible();

  const answer = await trip.reload();
  expect(answer?.status()).toBe(404);
  await expect(trip).toHaveTitle("Woops");
  expect(await storedIn(trip)).toEqual([]);
  await line.cut();
  await expect(trip.reload()).rejects.toThrow("net::ERR_");
  await client.close();
});

test("a trip can be put on the home screen, under its own name and its brand's sign", async ({
  page,
  loginAs,
  context,
  request,
}) => {
  await loginAs("consultant");
  const address = await addressOf(page, tripThatIsOn);
  await page.goto(address);
  const browserOf = await context.newCDPSession(page);
  const { data, errors } = await browserOf.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  expect(manifest.start_url).toBe(new URL(address).pathname);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()["content-type"]], sizes).toEqual([200, "image/png"]);
  }
  const worker = await request.get("/journey-worker.js");
  expect(worker.headers()).toMatchObject({ "cache-control": "no-cache" });
  expect(worker.headers()["content-type"]).toContain("text/javascript");
});
