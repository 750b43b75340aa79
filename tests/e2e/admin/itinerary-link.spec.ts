import type { Browser, Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { addressIn } from "#tests/support/e2e/link-address.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Trips of their own, which no other test opens. */
const tripWith = "NZFI100010";
const tripWithout = "NZFI100012";
const tripThatIsOn = "NZFI100007";

const addressOn = (page: Page) => page.locator("[data-slot=client-link] .select-all");
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a client without an account gets, and what it says. */
async function asClient(browser: Browser, address: string) {
  const client = await browser.newContext();
  const page = await client.newPage();
  const answer = await page.goto(address);
  const kinds = [address, `${address}/calendar.ics`, `${address}/papers/itinerary.pdf`];
  const statuses: number[] = [];
  for (const kind of kinds) statuses.push((await client.request.get(kind)).status());
  const text = withoutRequest((await answer?.text()) ?? "");
  await client.close();
  return { statuses, text };
}

/** A page without what is new in every answer: nonce, number of the request, key of a form. */
function withoutRequest(html: string): string {
  return html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-HJKMNP-TV-Z]{26}/g, "");
}

const open = [200, 200, 200];
const gone = [404, 404, 404];

withOrWithoutJavaScript("without", (javaScript) => {
  test("a new link stops the old one, a closed one opens nothing until it is opened again", async ({
    page,
    browser,
    loginAs,
    baseURL,
  }) => {
    const file = `/admin/client-files/${seedUid("file", javaScript ? tripWith : tripWithout)}`;
    await loginAs("consultant");
    await page.goto(file);
    await page.getByRole("heading", { name: "Itinerary" }).click();
    const old = await addressIn(addressOn(page));
    expect((await asClient(browser, old)).statuses).toEqual(open);
    const unknown = await asClient(browser, `${baseURL}/travel-app/${"x".repeat(43)}`);
    expect(unknown.statuses).toEqual(gone);

    await step(page, "New link").click();
    await expect(page.getByText("The link sent so far stops at once")).toBeVisible();
    await step(page, "Make new link").click();
    await expect(page.getByText("The new link is ready.")).toBeVisible();
    await expect(addressOn(page)).not.toHaveText(old);
    const renewed = await addressIn(addressOn(page));
    expect(await asClient(browser, old)).toEqual(unknown);
    expect((await asClient(browser, renewed)).statuses).toEqual(open);

    await step(page, "Close link").first().click();
    await expect(page.getByText("Clients find no page from then on.")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close link" }).click();
    await expect(page.getByText("Whoever opens it finds no page.")).toBeVisible();
    await expect(addressOn(page)).toHaveCount(0);
    expect(await asClient(browser, renewed)).toEqual(unknown);

    await step(page, "Open again").click();
    await expect(addressOn(page)).toHaveText(renewed);
    expect((await asClient(browser, renewed)).statuses).toEqual(open);
    await expect(page.getByText("Not opened yet")).toBeVisible();
  });
});

test("a visit is counted once, by what a person does and not by opening", async ({
  page,
  browser,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto(`/admin/client-files/${seedUid("file", tripThatIsOn)}`);
  await page.getByRole("heading", { name: "Itinerary" }).click();
  await expect(page.getByText(/^Not opened yet/)).toBeVisible();
  const address = await addressIn(addressOn(page));
  const client = await browser.newContext();
  const trip = await client.newPage();
  const beacons: string[] = [];
  trip.on("request", (sent) => void (sent.url().endsWith("/seen") && beacons.push(sent.method())));
  // The trip is on: the page goes to today's day by itself, which is nobody's doing.
  await trip.goto(address);
  await expect.poll(() => trip.evaluate(() => scrollY)).toBeGreaterThan(0);
  await trip.waitForLoadState("networkidle");
  expect(beacons).toEqual([]);
  const counted = trip.waitForResponse((answer) => answer.url().endsWith("/seen"));
  await trip.mouse.wheel(0, 200);
  expect((await counted).status()).toBe(204);
  await trip.mouse.wheel(0, 200);
  await trip.keyboard.press("End");
  await trip.waitForLoadState("networkidle");
  expect(beacons).toEqual(["POST"]);
  await client.close();
  await page.reload();
  await page.getByRole("heading", { name: "Itinerary" }).click();
  await expect(page.getByText(/^Opened 1 time, last on /)).toBeVisible();
});
