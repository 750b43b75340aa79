import { chromium, type Page } from "@playwright/test";
import { findChromium } from "#scripts/runner/machine.mjs";
import { heightOf, key, type Engine, type Visit } from "./engine.ts";

const names: Record<string, string> = { [key.tab]: "Tab", [key.enter]: "Enter", [key.escape]: "Escape" };

/** Chromium by the house's own test language, with the same few hands as the others have. */
export async function startChromium(visit: Visit): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const viewport = { width: visit.width, height: heightOf(visit) };
  const context = await browser.newContext({ viewport, javaScriptEnabled: visit.scripts, locale: "en-GB" });
  const page = await context.newPage();
  const found: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") found.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => found.push(error.error().message));
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    back: async () => void (await page.goBack({ waitUntil: "load" })),
    run: async (code, values) => {
      const text = await page.evaluate<string | undefined>(
        `JSON.stringify((${code})(...${JSON.stringify(values)}))`,
      );
      return text === undefined ? undefined : JSON.parse(text);
    },
    click: (x, y) => page.mouse.click(x, y),
    keys: (text) => press(page, text),
    setCookie: ({ name, value }, url) => context.addCookies([{ name, value, url, httpOnly: true }]),
    picture: () => page.screenshot(),
    trouble: () => found.splice(0),
    close: () => browser.close(),
  };
}

async function press(page: Page, text: string): Promise<void> {
  const isHeld = text.startsWith(key.control);
  if (isHeld) await page.keyboard.down("Control");
  for (const letter of isHeld ? text.slice(1) : text) await page.keyboard.press(names[letter] ?? letter);
  if (isHeld) await page.keyboard.up("Control");
}
