import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import Pusher from "pusher";
import { realtimeConfig } from "#api/realtime/config.ts";
import { readApiEnv } from "#api/env.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { demoPassword, personas } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { travelAppPath } from "#tests/support/e2e/travel-app.ts";

const file = (reference: string) => `/admin/client-files/${seedUid("file", reference)}`;

/** The protocol's own server library, with the credentials the server under test made for itself. */
function library(dataDir: string, baseURL: string) {
  const secret = readFileSync(join(dataDir, "secret"), "utf8").trim();
  const app = realtimeConfig(readApiEnv({}), [secret]);
  if (app.mode !== "embedded") throw new Error("Realtime is not embedded");
  const { hostname, port } = new URL(baseURL);
  return new Pusher({
    appId: app.appId,
    key: app.key,
    secret: app.secret,
    host: hostname,
    port,
    useTLS: false,
  });
}

/** Resolves once somebody listens to the channel. */
function listenedTo(server: Pusher, channel: string) {
  const occupied = async () => {
    const answer = await server.get({ path: `/channels/${channel}`, params: {} });
    return ((await answer.json()) as { occupied: boolean }).occupied;
  };
  return expect.poll(occupied).toBe(true);
}

async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

test("two people see each other on a client file, until one leaves it", async ({
  page,
  browser,
  baseURL,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto(file("NZFI100003"));
  const other = await anotherBrowser(browser, baseURL);
  await loginAs("admin", other.context());
  await other.goto(file("NZFI100003"));
  await expect(page.getByText(/ is also here$/)).toBeVisible();
  await expect(other.getByText("Ngaire Whitcombe is also here")).toBeVisible();
  await other.goto("/admin/client-files");
  await expect(page.getByText(/ also here$/)).toHaveCount(0);
  await other.context().close();
});

test("the bell counts up when a file is handed over, and the file shows its new consultant, without a reload", async ({
  page,
  browser,
  baseURL,
  loginAs,
}) => {
  const admin = await anotherBrowser(browser, baseURL);
  await loginAs("admin", admin.context());
  await handOver(admin, "admin");

  await loginAs("consultant");
  await page.goto(file("NZFI100004"));
  const bell = page.getByRole("link", { name: /^Notifications/ });
  const counted = async () => Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0] ?? 0);
  const before = await counted();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await expect(page.getByText("Mereana Tūhoe is also here")).toBeVisible();
  await handOver(admin, "consultant");
  await expect.poll(counted).toBeGreaterThan(before);
  await expect(page.getByText("Ngaire Whitcombe", { exact: true }).last()).toBeVisible();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);

  await bell.click();
  await expect(page).toHaveTitle("Notifications");
  const row = page.getByRole("listitem").filter({ hasText: "handed NZFI100004" }).first();
  await expect(row.getByText("New", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: /^Mereana Tūhoe handed/ }).click();
  await expect(page).toHaveURL(file("NZFI100004"));
  await page.goto("/admin/notifications");
  await expect(row.getByText("New", { exact: true })).toHaveCount(0);
  await admin.context().close();
});

/** Gives a file to somebody by the page that shows it. */
async function handOver(page: Page, to: "admin" | "consultant") {
  await page.goto(file("NZFI100004"));
  await page.getByText("Hand over", { exact: true }).click();
  await page.getByLabel("Consultant").selectOption({ value: seedUid("user", to) });
  await page.getByRole("button", { name: "Hand over file" }).click();
  await expect(page.getByText(`${personas[to].name} now looks after this file.`)).toBeVisible();
}

test("an agent's open file is read anew when somebody saves it", async ({
  page,
  baseURL,
  dataDir,
  loginAs,
}) => {
  await loginAs("emma.larkspur");
  await page.goto("/app/view-booking/NZFI100035");
  const server = library(dataDir, baseURL ?? "");
  const uid = seedUid("file", "NZFI100035");
  await listenedTo(server, `private-client-file.${uid}`);
  const again = page.waitForResponse(/\/app\/view-booking\/NZFI100035\.data/);
  await server.trigger(`private-client-file.${uid}`, "file.updated", { file_uid: uid, lock_version: 1_000 });
  expect((await again).status()).toBe(200);
});

test("an open travel app says that the itinerary was updated, and only for a newer version", async ({
  page,
  baseURL,
  dataDir,
}) => {
  const path = await travelAppPath(page.request);
  const authorised = page.waitForResponse(/broadcasting\/auth/);
  await page.goto(path);
  expect((await authorised).status()).toBe(200);
  const place = page.locator("[data-live-itinerary]");
  const uid = await place.getAttribute("data-live-itinerary");
  const version = Number(await place.getAttribute("data-live-version"));
  const server = library(dataDir, baseURL ?? "");
  const channel = `private-itinerary.${uid}`;
  await listenedTo(server, channel);
  const notice = page.getByText("Your itinerary was updated.");
  await server.trigger(channel, "itinerary.updated", { version });
  await expect(notice).toBeHidden();
  await server.trigger(channel, "itinerary.updated", { version: version + 1 });
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Show the new version" }).click();
  await expect(notice).toBeHidden();
});

test("hangs up before the session ends, so that the service does not end it in the middle of a word", async ({
  page,
}) => {
  await page.goto("/");
  const dialled = page.waitForEvent("websocket");
  await signInScreen(page).enter("emma.larkspur", demoPassword);
  const socket = await dialled;
  await socket.waitForEvent("framereceived");
  const hungUp = socket.waitForEvent("close");
  await page.route("**/sign-out", async (route) => {
    await hungUp;
    await route.continue();
  });
  await page.locator("summary[aria-label^='Account menu']").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You have been signed out.")).toBeVisible();
});
