import { addressIn } from "#tests/support/e2e/link-address.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a supplier subscribes to its services, changes the address and switches it off", async ({
    page,
    loginAs,
    request,
  }) => {
    // An account has one address.
    await loginAs(javaScriptEnabled ? "desk.starbasin" : "front.steamvale");
    await page.goto("/supplier-app/confirmed");
    await page.getByRole("link", { name: "Arrivals by day" }).click();
    await page.getByText("Subscribe in your calendar").click();
    const panel = page.locator("#calendar");
    await panel.getByRole("button", { name: "Make an address" }).click();
    await expect(page.getByText("Your calendar has a new address.")).toBeVisible();
    const shown = panel.locator("p.font-mono");
    const whole = /^https?:\/\/[^/]+\/supplier\/calendar\/[\w-]{43}\/bookings\.ics$/;
    const first = await addressIn(shown, whole);
    const file = await request.get(first);
    expect(file.status()).toBe(200);
    expect(file.headers()).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);

    await panel.getByRole("button", { name: "Make a new address" }).click();
    await page.getByRole("button", { name: "Make it", exact: true }).click();
    // The page before has said the same.
    await expect(shown).not.toHaveText(first);
    const second = await addressIn(shown, whole);
    expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200]);

    await panel.getByRole("button", { name: "Switch off" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText("The calendar is switched off.")).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
    await expect(panel.getByRole("button", { name: "Make an address" })).toBeVisible();
  });
});

test("the days of a list are chosen by the address, and what is no day stays as it was typed", async ({
  page,
  loginAs,
}) => {
  await loginAs("desk.steamvale");
  await page.goto("/supplier-app/arrivals?from=2031-03-03&days=14");
  await expect(page.getByText("No arrivals on 3–16 Mar 2031")).toBeVisible();
  await page.getByRole("link", { name: "On to 17–30 Mar 2031" }).click();
  await expect(page).toHaveURL("/supplier-app/arrivals?from=2031-03-17&days=14");
  await page.getByRole("textbox", { name: "From" }).fill("32/03/2031");
  await page.getByRole("combobox", { name: "How long" }).selectOption("1");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("“32/03/2031” is not a date.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "From" })).toHaveValue("32/03/2031");
  await expect(page.getByRole("combobox", { name: "How long" })).toHaveValue("1");
});

test("on paper a list has neither menu nor buttons, and no day is torn from its first guests", async ({
  page,
  loginAs,
}) => {
  await loginAs("desk.steamvale");
  await page.goto("/supplier-app/arrivals?days=31");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Arrivals", exact: true })).toBeVisible();
  for (const gone of [
    page.getByRole("link", { name: "Confirmed Bookings" }),
    page.getByRole("button", { name: "Print" }),
    page.getByRole("link", { name: /^(On|Back) to/ }).first(),
    page.getByRole("textbox", { name: "From" }),
    page.getByText("Subscribe in your calendar"),
  ]) {
    await expect(gone).toBeHidden();
  }
  const day = page.locator("[data-slot=arrival-day]").first();
  await expect(day.locator("header")).toHaveCSS("break-after", "avoid");
  await expect(day.locator("li").first()).toHaveCSS("break-inside", "avoid");
});
