import { readFileSync } from "node:fs";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import type { BrowserContext, Page } from "@playwright/test";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "waymark");

const row = (page: Page, name: string) => page.getByRole("table").getByRole("rowheader", { name });
const rowNames = (page: Page) => page.getByRole("table").getByRole("rowheader").allTextContents();

withAndWithoutJavaScript((javaScript) => {
  test("signs in, finds a file, reads the booking and downloads its itinerary", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveTitle("Login");
    await signInScreen(page).enter("emma.larkspur", demoPassword);
    await expect(page).toHaveURL("/app");
    await expect(page).toHaveTitle("Desk");
    await page
      .getByRole("navigation", { name: "Main navigation" })
      .getByRole("link", { name: "My Files" })
      .click();
    await expect(page).toHaveURL("/app/list-bookings");
    await expect(page).toHaveTitle("My Files");
    // By now other journeys may have filled the first page.
    const filters = page.getByRole("search", { name: /filter/i });
    await filters.getByText("Add filter").click();
    await filters.getByLabel("Reference", { exact: true }).fill("AUFI200001");
    await (javaScript
      ? filters.getByLabel("Reference", { exact: true }).press("Enter")
      : filters.getByRole("button", { name: "Apply filters" }).click());
    await expect.poll(() => rowNames(page)).toEqual(["AUFI200001"]);
    await page.getByRole("link", { name: "AUFI200001" }).click();
    await expect(page).toHaveURL("/app/view-booking/AUFI200001");
    await expect(page).toHaveTitle("Hartigan & Ōkawa Party");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hartigan & Ōkawa Party");
    const services = page.getByRole("table", { name: "Services" });
    await expect(services.getByText("The Great Ocean Road")).toBeVisible();
    await expect(services.getByText("SA-AU-5512")).toBeVisible();
    await page.getByRole("heading", { name: "Totals · Net" }).click();
    await expect(page.getByText("Amounts in AUD")).toBeVisible();
    await page.getByRole("heading", { name: "Itinerary" }).click();
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PDF" }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("Itinerary AUFI200001 Hartigan & Ōkawa Party.pdf");
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString("latin1"),
    ).toBe("%PDF-");
  });

  test("narrows My Files by each of its five filters and by the status", async ({ page, loginAs }) => {
    await loginAs("emma.larkspur");
    const soon = writeTypedDate(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10), "en");
    // What the filter leaves, and what it takes away.
    const filters: [string, string, string[], string[]][] = [
      ["Reference", "100003", ["NZFI100003"], ["AUFI200001"]],
      ["Your reference", "no such reference", [], ["NZFI100003", "AUFI200001"]],
      ["Booking name", "Hartigan", ["AUFI200001"], ["NZFI100003"]],
      ["Travel date from", soon, ["AUFI200001"], ["NZFI100003"]],
      ["Travel date to", soon, ["NZFI100003"], ["AUFI200001"]],
    ];
    for (const [label, value, kept, gone] of filters) {
      await test.step(label, async () => {
        await page.goto("/app/list-bookings?per_page=100");
        const all = await rowNames(page);
        expect(all).toEqual(expect.arrayContaining(["AUFI200001", "NZFI100003"]));
        const form = page.getByRole("search", { name: /filter/i });
        await form.getByText("Add filter").click();
        await form.getByLabel(label, { exact: true }).fill(value);
        await (javaScript
          ? form.getByLabel(label, { exact: true }).press("Enter")
          : form.getByRole("button", { name: "Apply filters" }).click());
        await expect(page).toHaveURL(/filter/);
        await page.waitForLoadState();
        for (const name of kept) await expect(row(page, name)).toBeVisible();
        for (const name of gone) await expect(row(page, name)).toBeHidden();
        expect((await rowNames(page)).length).toBeLessThan(all.length);
      });
    }
    await page.goto("/app/list-bookings?per_page=100");
    const total = (await rowNames(page)).length;
    const form = page.getByRole("search", { name: /filter/i });
    await form.getByText("Add filter").click();
    await form.getByLabel("Status", { exact: true }).selectOption({ label: "Completed" });
    if (!javaScript) await form.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/filter/);
    await expect.poll(async () => (await rowNames(page)).toSorted()).toEqual(["NZFI100003", "NZFI100035"]);
    await page.goBack();
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(total);
  });

  test("says the same for a wrong name and for a wrong password", async ({ page }) => {
    await page.goto("/");
    const { enter, refusal, login, password } = signInScreen(page);
    const said: string[] = [];
    for (const name of ["nobody.nowhere", "emma.larkspur"]) {
      await enter(name, "not the password");
      await expect(refusal).toContainText("These sign-in details do not match our records.");
      await expect(login).toHaveValue(name);
      // The server never sends a password back; with JavaScript the field itself stays as it was.
      if (!javaScript) await expect(password).toHaveValue("");
      said.push(await refusal.innerText());
    }
    expect(said[0]).toBe(said[1]);
    await expect(page).toHaveTitle("Login");
  });

  test("tells how long to wait after five failures, also for the right password", async ({ page }) => {
    await page.goto("/");
    const { enter, refusal } = signInScreen(page);
    const attempt = async (password: string) => {
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await enter("emma.larkspur", password);
      return (await answered).status();
    };
    // Attempts are counted by the minute, so a minute that is nearly over is waited out by failing on, at the pace of a
    // person: who goes on faster is not told in words any more.
    const secondsLeft = async () => Number(/in (\d+) seconds/.exec(await refusal.innerText())?.[1] ?? 0);
    let failures = 0;
    const fail = async () => {
      failures += 1;
      expect([422, 429]).toContain(await attempt(`wrong password ${failures}`));
      await expect(refusal).toContainText(/These sign-in details|Too many sign-in attempts/);
      return secondsLeft();
    };
    while (failures < 6) await fail();
    await expect.poll(fail, { intervals: [2000], timeout: 30_000 }).toBeGreaterThan(9);
    expect(failures).toBeGreaterThan(5);
    expect(await attempt(demoPassword)).toBe(429);
    await expect(refusal).toContainText(/Too many sign-in attempts\. Please try again in \d+ seconds\./);
  });

  test("comes back to the page that was asked for, query included", async ({ page }) => {
    const wanted = "/app/list-bookings?filter%5Bname%5D=Hartigan&sort=-travel_date";
    await page.goto(wanted);
    await expect(page).toHaveURL(/^[^?]+\/\?to=/);
    await signInScreen(page).enter("emma.larkspur", demoPassword);
    await expect(page).toHaveURL(wanted);
    await expect.poll(() => rowNames(page)).toEqual(["AUFI200001"]);
  });

  test("signs out for good", async ({ page, context }) => {
    await page.goto("/");
    await signInScreen(page).enter("emma.larkspur", demoPassword);
    await expect(page).toHaveURL("/app");
    const session = (await sessionOf(context))!;
    await page.locator("summary[aria-label^='Account menu']").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("You have been signed out.")).toBeVisible();
    await page.goto("/app");
    await expect(page).toHaveURL(/\/\?to=%2Fapp$/);
    await context.addCookies([session]);
    await page.goto("/app");
    await expect(page).toHaveURL(/\/\?to=%2Fapp$/);
  });

  test("stays signed in over the end of the browser only when asked to", async ({ page, context }) => {
    for (const remember of [false, true]) {
      await context.clearCookies();
      await page.goto("/");
      const screen = signInScreen(page);
      if (remember) await screen.remember.check();
      await screen.enter("emma.larkspur", demoPassword);
      await expect(page).toHaveURL("/app");
      const { expires, httpOnly, sameSite } = (await sessionOf(context))!;
      expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: "Lax" });
      const days = (expires - Date.now() / 1000) / 86_400;
      if (remember) expect(Math.round(days)).toBe(30);
      else expect(expires).toBe(-1);
    }
  });

  test("gets a new session at every sign-in, and the one before is dead", async ({
    page,
    context,
    request,
  }) => {
    await page.goto("/");
    await signInScreen(page).enter("emma.larkspur", demoPassword);
    await expect(page).toHaveURL("/app");
    const before = (await sessionOf(context))!;
    await page.goto("/admin/login");
    await signInScreen(page).enter("consultant", demoPassword);
    await expect(page).toHaveURL("/admin");
    const after = (await sessionOf(context))!;
    expect(after.value).not.toBe(before.value);
    const replayed = await request.get("/app", {
      headers: { Cookie: `waymark=${before.value}` },
      maxRedirects: 0,
    });
    expect([replayed.status(), replayed.headers()["location"]]).toEqual([302, "/?to=%2Fapp"]);
  });

  test("does not see the files of other agencies", async ({ page, loginAs, request }) => {
    await loginAs("emma.larkspur");
    const answer = await page.goto("/app/view-booking/NZFI100001");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Sorry, the page you are looking for doesn't exist.")).toBeVisible();
    const document = await page.request.get("/documents/itinerary/NZFI100001.pdf");
    expect(document.status()).toBe(404);
    expect((await request.get("/app", { maxRedirects: 0 })).status()).toBe(302);
  });
});
