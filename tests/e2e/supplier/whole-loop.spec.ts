import type { Page } from "@playwright/test";
import { addDays } from "#api/domain/today.ts";
import { addressIn } from "#tests/support/e2e/link-address.ts";
import { openLine } from "#tests/support/e2e/line.ts";
import { linksIn } from "#tests/support/e2e/mails.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { phone } from "#tests/support/e2e/phone.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** A Tuesday so near that suppliers are asked to reconfirm at once. */
const soon = nextTuesday(addDays(new Date().toISOString().slice(0, 10), 8));

function nextTuesday(from: string): string {
  return addDays(from, (2 - new Date(from).getUTCDay() + 7) % 7);
}

// One after the other: a supplier's link to reconfirm shows all that it is asked for, of whatever booking.
test.describe.configure({ mode: "default" });

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  test("a booking is requested, answered by its suppliers, amended, reconfirmed, finalised and read", async ({
    page,
    browser,
    loginAs,
    trouble,
    dataDir,
  }) => {
    test.setTimeout(240_000);
    const party = javaScriptEnabled ? "Rangipo Party" : "Kaimai Party";
    await loginAs("emma.larkspur");
    const reference = await requestBooking(page, party);
    const panel = page.getByLabel("Supplier requests");
    const office = async () => {
      await page.context().clearCookies();
      await loginAs("consultant");
      await openFile(page, reference);
    };
    const desk = await phone(browser, { javaScriptEnabled });
    trouble.watch(desk.context());
    const links = (kind: string) =>
      linksIn(dataDir, new RegExp(`${reference}[^]*?(/supplier/${kind}/[\\w-]{43})`));

    const portal = await phone(browser, { javaScriptEnabled });
    trouble.watch(portal.context());
    await loginAs("desk.steamvale", portal.context());
    await portal.goto(`/supplier-app/requests?filter[reference]=${reference}`);
    await expect(portal.getByText("0 entries")).toBeVisible();

    await office();
    const waiting = panel.getByRole("listitem").filter({ hasText: "Not sent yet" });
    await expect(panel.getByRole("button", { name: /^Send all/ })).toBeVisible();
    const asked = await waiting.count();
    expect(asked).toBeGreaterThanOrEqual(5);
    await panel.getByRole("button", { name: `Send all ${asked} requests` }).click();
    await expect(page.getByText(`${asked} requests are on their way.`)).toBeVisible();
    await expect.poll(() => links("service").length).toBe(asked);

    await test.step("one supplier answers in the portal", async () => {
      // What is open on a screen follows by itself where scripts run.
      if (!javaScriptEnabled) await portal.reload();
      await expect(portal.getByText("1 entry")).toBeVisible();
      await portal.getByRole("checkbox").last().check();
      await portal.getByRole("button", { name: "Confirm together" }).click();
      await portal.getByLabel("One confirmation number for all").fill("STEAM-1");
      await portal.getByRole("button", { name: "Confirm 1 request" }).click();
      await expect(portal.getByText("1 answer has arrived.")).toBeVisible();
      if (!javaScriptEnabled) await page.reload();
      await expect(page.getByText("STEAM-1").first()).toBeVisible();
      await portal.context().close();
    });

    await test.step("the others answer from their mails: one declines", async () => {
      let declined = false;
      for (const [index, path] of links("service").entries()) {
        await desk.goto(path);
        const number = desk.getByLabel("Your confirmation number");
        if (!(await number.isVisible())) continue;
        const isEvening = (await desk.getByRole("main").innerText()).includes("Cultural evening");
        if (isEvening && !declined) {
          declined = true;
          await desk.getByText("Not possible").click();
          await desk.getByRole("radio", { name: "Full" }).check();
          await desk.getByRole("button", { name: "Decline" }).click();
          await expect(desk.getByText("Reason: Full")).toBeVisible();
          continue;
        }
        await number.fill(`K-${index}`);
        await desk.getByRole("button", { name: "Confirm", exact: true }).click();
        await expect(desk.getByText(`Confirmation number: K-${index}`)).toBeVisible();
      }
      expect(declined).toBe(true);
    });

    const answerNext = async (before?: string) => {
      await panel
        .getByRole("button", { name: /^Send( |$)/ })
        .first()
        .click();
      await expect(page.getByText(/request is on its way|requests are on their way/)).toBeVisible();
      const old = new Set(answered);
      await expect.poll(() => links("service").filter((path) => !old.has(path)).length).toBeGreaterThan(0);
      for (const path of links("service").filter((one) => !old.has(one))) {
        answered.add(path);
        await desk.goto(path);
        const number = desk.getByLabel("Your confirmation number");
        await number.fill("K-NEW");
        if (before) await expect(desk.getByText(before, { exact: true })).toBeVisible();
        await desk
          .getByRole("button", { name: before ? "Agree to the change" : "Confirm", exact: true })
          .click();
        await expect(desk.getByText("Thank you. Your answer has arrived.")).toBeVisible();
      }
    };
    const answered = new Set(links("service"));

    await test.step("the office takes an alternative to what was declined", async () => {
      await office();
      await panel.getByRole("link", { name: "Find an alternative" }).click();
      await page
        .getByRole("button", { name: /^Choose/ })
        .first()
        .click();
      await changeBooking(page);
      await page.getByRole("link", { name: "Overview" }).click();
      await answerNext();
    });

    await test.step("two cars instead of one: the supplier sees the difference", async () => {
      await office();
      await page.getByRole("link", { name: "Services", exact: true }).click();
      await page.waitForURL(/\/services$/);
      await page.getByRole("button", { name: "What to do with Compact car" }).click();
      await page.getByRole("link", { name: "Dates, times, swap" }).click();
      await page.getByLabel("How many").fill("2");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("1 → 2 units")).toBeVisible();
      await changeBooking(page);
      await page.getByRole("link", { name: "Overview" }).click();
      await answerNext("Before: 1");
    });

    await test.step("all reconfirm", async () => {
      await office();
      await page.getByRole("link", { name: "Reconfirmation" }).click();
      await page.getByRole("button", { name: /^Ask for \d+ services? now$/ }).click();
      await expect(page.getByText(/ha(?:s|ve) been asked for\./)).toBeVisible();
      await expect.poll(() => links("reconfirm").length).toBeGreaterThan(2);
      for (const path of links("reconfirm")) {
        await desk.goto(path);
        await desk
          .getByRole("button", { name: /as booked$/i })
          .first()
          .click();
        await expect(desk.getByText("Thank you. There is nothing left to answer.")).toBeVisible();
      }
    });

    await test.step("it is finalised, and its client reads it", async () => {
      await page.context().clearCookies();
      await loginAs("admin");
      await page.goto(`/admin/fit-finalisation-tracker?filter[q]=${reference}`);
      await page.getByRole("main").getByRole("link", { name: reference }).click();
      await page.getByLabel("Reason").fill("Paid by bank transfer today.");
      await page.getByRole("button", { name: "Finalise all the same" }).click();
      await expect(page.getByRole("main").getByText("Finalised", { exact: true })).toBeVisible();
      await openFile(page, reference);
      await page.getByRole("heading", { name: "Itinerary" }).click();
      const address = await addressIn(page.locator("[data-slot=client-link] .select-all"));
      const reader = await phone(browser, { javaScriptEnabled });
      await readOffline(reader, address, javaScriptEnabled);
      await reader.context().close();
    });
    await desk.context().close();
  });
});

async function changeBooking(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Reason" }).fill("As agreed by telephone");
  await page.getByRole("button", { name: "Change the booking" }).click();
  await expect(page.getByText("The booking is changed.")).toBeVisible();
}

/** On a phone, once with a network and once more without, where the browser itself complains of the line that is cut. */
async function readOffline(reader: Page, address: string, javaScriptEnabled: boolean): Promise<void> {
  const line = await openLine(new URL(address).origin);
  const { pathname } = new URL(address);
  await reader.goto(line.origin + pathname);
  await expect(reader.getByText("Compact car").first()).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (javaScriptEnabled) {
    await expect
      .poll(() => reader.evaluate(async (key) => Boolean(await caches.match(key)), pathname))
      .toBe(true);
  }
  await line.cut();
  if (!javaScriptEnabled) return;
  await reader.reload();
  await expect(reader.getByText(/^Stored copy of/)).toBeVisible();
  await expect(reader.getByText("Compact car").first()).toBeVisible();
}

/** A booking of a trip with many suppliers, as an agency asks for it. */
async function requestBooking(page: Page, name: string): Promise<string> {
  await page.goto(`/app/quick-quote/NISS8?travel_date=${soon}&class=superior&rooms=DB-2`);
  await page.getByLabel("Booking name").fill(name);
  await page.getByRole("button", { name: "Save quote & customise" }).click();
  await page.waitForURL(/customise/);
  const reference = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto(`/app/view-booking/${reference}/request`);
  for (const who of ["Lead traveller", /^Traveller 2/]) {
    const traveller = page.getByRole("group", { name: who });
    await traveller.getByLabel("First name").fill("Ngaio");
    await traveller.getByLabel("Last name").fill("Whitcombe");
  }
  await page.getByLabel("I accept the booking terms for my client").check();
  await page.getByRole("button", { name: /^Request booking for/ }).click();
  await page.waitForURL((url) => url.pathname === `/app/view-booking/${reference}`);
  return reference;
}
