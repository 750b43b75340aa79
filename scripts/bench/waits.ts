import { chromium, type Page } from "@playwright/test";
import { demoPassword } from "#api/demo/personas/users.ts";
import { findChromium } from "#scripts/runner/machine.mjs";
import { startFrontProxy } from "./front-proxy.ts";
import { dayWithRates } from "./main-pages.ts";
import { median } from "./measure.ts";
import { onSlowPage } from "./peer-browser.ts";
import type { Running } from "./processes.ts";
import { lines } from "./report.ts";

const visits = 5;
const window = { width: 1280, height: 900 };
/** Somebody types meanwhile, and a page gets ready what comes next. */
const typingMs = 5_000;

const desks = [
  { name: "agent: sign-in to desk", login: "emma.larkspur", from: "/", to: "/app" },
  { name: "office: sign-in to desk", login: "consultant", from: "/admin/login", to: "/admin" },
  {
    name: "supplier: sign-in to desk",
    login: "desk.steamvale",
    from: "/supplier/login",
    to: "/supplier-app",
  },
];
const price = "agent: price to painted result";
/** What a page says once it has one. */
const priced = "Selling price";

export type Waits = { name: string; medianMs: number; all: number[] };

/**
 * How long people wait from the key that they press until they see what they asked for, in milliseconds: the desk after
 * a sign-in of a browser that was never there, and the price of a package. On a slow processor and a slow line, by the
 * clock: of a quiet machine, and to compare within one run.
 */
export async function benchWaits(server: Running): Promise<Waits[]> {
  const front = await startFrontProxy(server.url);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const taken = new Map<string, number[]>();
  const note = (name: string, ms: number) => taken.set(name, [...(taken.get(name) ?? []), Math.round(ms)]);
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      for (const desk of desks) {
        await onSlowPage(browser, window, async (page) => {
          note(desk.name, await signInOn(page, front.url, desk));
          if (desk.to === "/app") note(price, await priceOn(page, front.url));
        });
      }
    }
  } finally {
    await browser.close();
    front.close();
  }
  return [...taken].map(([name, all]) => ({ name, medianMs: median(all), all }));
}

async function signInOn(page: Page, origin: string, desk: (typeof desks)[number]): Promise<number> {
  await page.goto(origin + desk.from);
  await page.waitForTimeout(typingMs);
  await page.fill("[name=login]", desk.login);
  await page.fill("[name=password]", demoPassword);
  return timeOf(page, async () => {
    await page.press("[name=password]", "Enter");
    await page.waitForURL(origin + desk.to);
    await page.locator("main h1").first().waitFor();
  });
}

async function priceOn(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/app/quick-quote/SAD5`);
  await page.waitForTimeout(typingMs);
  const date = dayWithRates().toLocaleDateString("en-GB");
  await page.locator("#price [name=travel_date]").fill(date);
  await page.evaluate(noteWhenDrawn, priced);
  await page.locator("#price button[type=submit]").first().press("Enter");
  await page.locator("#price").getByText(priced).first().waitFor();
  const drawn = () => performance.getEntriesByName("drawn")[0]?.duration;
  const measured = await page.waitForFunction(drawn);
  return (await measured.jsonValue()) ?? Number.NaN;
}

/**
 * Runs in the page, whose own clock is finer than asking it from outside: measures from the next key until the frame
 * after the one in which the price has these words.
 */
function noteWhenDrawn(words: string): void {
  addEventListener(
    "keydown",
    ({ timeStamp: start }) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector("#price")?.textContent.includes(words)) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.measure("drawn", { start })));
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { once: true, capture: true },
  );
}

/** Until the frame after what is waited for was drawn. */
async function timeOf(page: Page, deed: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await deed();
  await page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return performance.now() - begun;
}

export function waitsAsTable(waits: readonly Waits[]): string {
  const rows = waits.map(({ name, medianMs, all }) => [name, medianMs.toFixed(0), all.join(" ")]);
  return [
    lines([["wait", "median ms", "each"], ...rows]),
    "From the key to the painted answer: a processor a fourth as fast, 1.6 Mbit/s, 150 ms, behind a proxy that packs.",
  ].join("\n");
}
