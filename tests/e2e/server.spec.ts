import { rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/e2e/free-port.ts";
import { startServers, type RunningServers } from "#tests/support/e2e/servers.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/*
 * What concerns every visitor of a server (maintenance, guarded look-ups, visitors who leave) is shown on a
 * server of its own, so that it disturbs no other test.
 */
test.describe.configure({ mode: "default" });

let servers: RunningServers;
let maintenance = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const dataDir = join(tmpdir(), `waymark-e2e-${port}`);
  maintenance = join(dataDir, "maintenance.json");
  servers = await startServers({ port, dataDir, settings: { LOOKUP_SECOND_FACTOR: "1", DEV_KIT: "0" } });
});

test.afterAll(() => servers.stop());

test("asks for the surname when references alone are not to be trusted", async ({ page }) => {
  await page.goto(`${servers.origin}/travel-app/`);
  await page.getByLabel("Reference", { exact: true }).fill("NZFI100001");
  await page.getByRole("button", { name: "Find Itinerary" }).click();
  const surname = page.getByLabel("Surname");
  await expect(surname).toBeVisible();
  await expect(page.getByLabel("Reference", { exact: true })).toHaveValue("NZFI100001");
  await surname.fill("Somebody");
  await page.getByRole("button", { name: "Find Itinerary" }).click();
  await expect(page.getByText("We could not find a published itinerary")).toBeVisible();
  await page.getByLabel("Surname").fill("weissenborn");
  await page.getByRole("button", { name: "Find Itinerary" }).click();
  await expect(page).toHaveTitle("Familie Weißenborn");
});

test("shows the maintenance page with 503, keeps what is typed, and comes back by itself", async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await page.goto(`${servers.origin}/admin/login`);
  const { login, password, submit } = signInScreen(page);
  await login.fill("consultant");
  await password.fill("waymark-demo");
  writeFileSync(maintenance, JSON.stringify({ message: "Back at nine.", retry_after: 1 }));
  const down = `${servers.origin}/travel-app/${"A".repeat(43)}`;
  await expect.poll(async () => (await other.goto(down))?.status()).toBe(503);
  await expect(other).toHaveTitle("Back in a few minutes");
  await expect(other.getByText("This page comes back by itself.")).toBeVisible();
  const button = await other.getByRole("link", { name: "Check now" }).boundingBox();
  const sign = await other.locator("[data-slot=state-page] svg").first().boundingBox();
  expect([button?.height, sign?.width]).toEqual([48, 24]);

  const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
  await submit.click();
  expect((await refused).status()).toBe(503);
  await expect(page.getByText("Please send the form again in a few minutes.")).toBeVisible();
  await expect(login).toHaveValue("consultant");

  rmSync(maintenance);
  await expect(other).toHaveTitle("Woops", { timeout: 15_000 });
  await password.fill("waymark-demo");
  await submit.click();
  await expect(page).toHaveURL(`${servers.origin}/admin`);
  await other.close();
});

test("answers the version with 503 during maintenance", async ({ request }) => {
  writeFileSync(maintenance, JSON.stringify({ retry_after: 30 }));
  const status = async () => (await request.get(`${servers.origin}/api/version`)).status();
  await expect.poll(status).toBe(503);
  rmSync(maintenance);
  await expect.poll(status).toBe(200);
});

test("knows no page for builders unless it is asked for", async ({ page }) => {
  await page.context().addCookies([{ name: "theme", value: "dark", url: servers.origin }]);
  expect((await page.goto(`${servers.origin}/dev/kit`))?.status()).toBe(404);
  await expect(page).toHaveTitle("Woops");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("goes on when visitors leave in the middle of an answer", async ({ request }) => {
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(["/", "/admin/login", "/travel-app/"].map((path) => leave(path, (round * 7) % 60)));
  }
  expect((await request.get(`${servers.origin}/readyz`)).status()).toBe(200);
});

/** Asks for a page and goes away after so many milliseconds. */
function leave(path: string, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const asked = get(`${servers.origin}${path}`, { headers: { "accept-encoding": "br" } }, (answer) =>
      answer.resume(),
    );
    asked.on("error", () => resolve());
    asked.on("close", () => resolve());
    setTimeout(() => asked.destroy(), milliseconds);
  });
}
