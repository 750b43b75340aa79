import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { freePort } from "#tests/support/e2e/free-port.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { startServers, type RunningServers } from "#tests/support/e2e/servers.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";

/* The office takes packages back that other tests sell, so this has a server of its own. */
test.describe.configure({ mode: "default" });

let servers: RunningServers;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  servers = await startServers({ port, dataDir: join(tmpdir(), `waymark-e2e-${port}`) });
});

test.afterAll(() => servers.stop());

withOrWithoutJavaScript("without", (javaScript) => {
  const [ref, name] = javaScript
    ? ["SAD5", "Southern Alps Discovery"]
    : ["NISS8", "North Island Steam & Sea"];

  test("a package that the office takes back while its price is on the screen becomes a quote of one’s own", async ({
    page,
    browser,
  }) => {
    await page.goto(`${servers.origin}/`);
    await signInScreen(page).enter("emma.larkspur", "waymark-demo");
    await expect(page).toHaveURL(/\/app$/);
    const address = `${servers.origin}/app/quick-quote/${ref}?travel_date=${summer}&class=superior&rooms=DB-2-8_SG-1`;
    await page.goto(address);
    await page.getByLabel("Booking name").fill("Honeymoon of two");
    await page.getByLabel("Your reference").fill("LF-77");

    const office = await browser.newPage();
    await office.goto(`${servers.origin}/admin/login`);
    await signInScreen(office).enter("manager", "waymark-demo");
    await expect(office).toHaveURL(/\/admin$/);
    await office.goto(`${servers.origin}/admin/quick-quote/${seedUid("package", ref)}`);
    await office.getByRole("button", { name: "Retire", exact: true }).click();
    const question = office.getByRole("dialog", { name: `Retire ${name}?` });
    await expect(question).toContainText("Agents can no longer find it");
    await question.getByRole("button", { name: "Retire", exact: true }).click();
    await expect(office.getByText("agents no longer see it", { exact: false })).toBeVisible();
    await office.close();

    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(
      page.getByRole("heading", { name: `${javaScript ? name : ref} is not offered, or no longer` }),
    ).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Nothing was saved.");
    await expect(page.getByLabel("Booking name")).toHaveValue("Honeymoon of two");
    await expect(page.getByLabel("Your reference")).toHaveValue("LF-77");
    await expect(page.getByLabel("Travel date", { exact: true })).toHaveValue(writeTypedDate(summer, "en"));
    await expect(page.getByLabel("Product tariff")).toHaveValue("superior");
    await expect(page.getByLabel("Ages of children").first()).toHaveValue("8");
    await expect(page.getByLabel(/Room type/).nth(1)).toHaveValue("SG");
    if (!javaScript) {
      await page.getByLabel("Duration in days").fill("8");
      await page.getByLabel("Start location").selectOption("AKL");
    }
    await page.getByRole("button", { name: "Create quote" }).click();
    await expect(page).toHaveURL(/customise/);
    await expect(page.getByText("Honeymoon of two").first()).toBeVisible();

    // The address of a price may lie in a mail: it answers the same.
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: `${ref} is not offered, or no longer` })).toBeVisible();
    await expect(page.getByLabel("Ages of children").first()).toHaveValue("8");
  });
});
