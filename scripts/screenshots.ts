import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test";

/*
 * Takes the pictures of the README from a running server with the demo data:
 *   node --import tsx scripts/screenshots.ts http://localhost:3000
 * Needs Chromium (CHROMIUM_PATH names another) and ImageMagick, which makes the files small.
 */
const origin = process.argv[2] ?? "http://localhost:3000";
const folder = join(import.meta.dirname, "..", "docs", "images");
const maxBytes = 250 * 1024;

type Shot = { name: string; path: string; as?: keyof typeof accounts; phone?: true };

const accounts = {
  office: { login: "/admin/login", name: "consultant" },
  agent: { login: "/?index", name: "emma.larkspur" },
};

async function shots(browser: Browser): Promise<Shot[]> {
  const { request } = await browser.newContext({ baseURL: origin });
  const found = await request.get("/api/find-itinerary/NZFI100001");
  const travelApp = `/travel-app/${String(await found.json())}`;
  await signIn(request, "office");
  const list = await (await request.get("/admin/client-files?filter%5Bq%5D=NZFI100001")).text();
  const clientFile = /\/admin\/client-files\/[0-9A-Z]{26}/i.exec(list)?.[0] ?? "/admin";
  return [
    { name: "find", path: "/travel-app/" },
    { name: "travel-app", path: travelApp },
    { name: "travel-app-phone", path: travelApp, phone: true },
    { name: "client-files", path: "/admin/client-files", as: "office" },
    { name: "client-file", path: clientFile, as: "office" },
    { name: "booking", path: "/app/view-booking/AUFI200001", as: "agent" },
  ];
}

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: "light" };
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  colorScheme: "dark",
};

async function take(browser: Browser, shot: Shot) {
  const context = await browser.newContext({
    ...(shot.phone ? phone : desk),
    baseURL: origin,
    locale: "en-GB",
  });
  if (shot.as) await signIn(context.request, shot.as);
  const page = await context.newPage();
  await page.goto(shot.path);
  await page.waitForLoadState("networkidle");
  // The travel app goes to today by itself; the picture shows how it begins.
  await page.evaluate(() => window.scrollTo(0, 0));
  const file = join(folder, `${shot.name}.png`);
  await page.screenshot({ path: file });
  await context.close();
  execFileSync("convert", [
    file,
    "-strip",
    "+dither",
    "-colors",
    "256",
    "-define",
    "png:compression-level=9",
    file,
  ]);
  const { size } = statSync(file);
  if (size > maxBytes) throw new Error(`${shot.name}.png has ${size} bytes, more than ${maxBytes}.`);
  process.stdout.write(`${shot.name}.png ${Math.round(size / 1024)} KB\n`);
}

async function signIn(
  request: Awaited<ReturnType<Browser["newContext"]>>["request"],
  account: keyof typeof accounts,
) {
  const { login, name } = accounts[account];
  const form = { login: name, password: "waymark-demo" };
  await request.post(login, { form, headers: { Origin: origin }, maxRedirects: 0 });
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const shot of await shots(browser)) await take(browser, shot);
} finally {
  await browser.close();
}
