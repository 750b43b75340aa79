import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser, type Page, type Request } from "@playwright/test";
import { findChromium } from "#scripts/runner/machine.mjs";
import { startFrontProxy } from "./front-proxy.ts";
import { median } from "./measure.ts";

export type Visited = {
  /** Of the answer itself, in bytes; packed as brotli does at its best. */
  html: number;
  htmlBr: number;
  /** All scripts that the browser fetches for the page, packed the same. */
  jsBr: number;
  requests: number;
  /** First contentful paint on a slow telephone, in milliseconds: median of the visits. */
  paintMs: number;
};

export type Seen = { name: string; url: string; path: string; cookie?: string };

const visits = 3;
/** A processor a fourth as fast, 1.6 Mbit a second, and 150 ms there and back. */
const slowness = 4;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** What a page fetches on its own so long after its load is its own as well: texts and scripts that it gets ready. */
const settledMs = 4_000;
const phone = { width: 412, height: 823 };

/** Opens each page some times, in turns and each time as somebody who was never there, and takes the medians. */
export async function visitPages(pages: readonly Seen[]): Promise<Map<string, Visited>> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const fronts = await Promise.all(pages.map(({ url }) => startFrontProxy(url)));
  const taken = new Map(pages.map(({ name }) => [name, new Array<Visited>()]));
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [index, page] of pages.entries()) {
        const seen = await visitOnce(browser, { ...page, url: fronts[index]?.url ?? page.url });
        taken.get(page.name)?.push(seen);
      }
    }
  } finally {
    await browser.close();
    for (const front of fronts) front.close();
  }
  return new Map([...taken].map(([name, all]) => [name, medians(all)]));
}

const measures = ["html", "htmlBr", "jsBr", "requests", "paintMs"] as const;

function medians(all: readonly Visited[]): Visited {
  const pairs = measures.map((measure) => [measure, median(all.map((each) => each[measure]))]);
  // Built from the list of its own names.
  return Object.fromEntries(pairs) as Visited;
}

async function visitOnce(browser: Browser, { url, path, cookie }: Seen): Promise<Visited> {
  return onSlowPage(browser, phone, async (page) => {
    if (cookie) await page.context().addCookies(cookiesOf(cookie, url));
    const finished: Request[] = [];
    page.on("requestfinished", (request) => finished.push(request));
    await page.goto(url + path, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(settledMs);
    const paintMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    const answers = await Promise.all(finished.map(answerTo));
    const sizes = (type: string, size: (body: Buffer) => number) =>
      answers.filter((answer) => answer.type === type).reduce((sum, { body }) => sum + size(body), 0);
    const packedSize = (body: Buffer) => brotliCompressSync(body).length;
    return {
      html: sizes("document", (body) => body.length),
      htmlBr: sizes("document", packedSize),
      jsBr: sizes("script", packedSize),
      requests: answers.length,
      paintMs,
    };
  });
}

/** Visits with a browser that was never there, on a slow processor and a slow line; answers what the visit does. */
export async function onSlowPage<Answer>(
  browser: Browser,
  viewport: { width: number; height: number },
  visit: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport, locale: "en-GB" });
  try {
    const page = await context.newPage();
    const control = await context.newCDPSession(page);
    await control.send("Network.enable");
    await control.send("Network.emulateNetworkConditions", slowLine);
    await control.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function answerTo(request: Request): Promise<{ type: string; body: Buffer }> {
  const response = await request.response();
  return { type: request.resourceType(), body: (await response?.body()) ?? Buffer.alloc(0) };
}

function cookiesOf(header: string, url: string) {
  return header.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}
