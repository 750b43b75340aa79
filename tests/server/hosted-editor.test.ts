import { join } from "node:path";
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { editorHost } from "#app/lib/editor-host.ts";
import { findChromium } from "#scripts/runner/machine.mjs";
import { signIn } from "#scripts/bench/visitor.ts";
import { demoFolder } from "./demo-folder.ts";
import { freePort, removeFolder, startProcess } from "./start.ts";

const key = "the-key-of-the-tests";
const channel = `${editorHost}/1/${key}/tinymce/6/`;
const folder = demoFolder();
const withEditor = "/admin/itinerary-locations/add";
const withoutEditor = "/admin/itinerary-locations";

let server: ReturnType<typeof startProcess>;
let browser: Browser;
let origin: string;
let cookie: string;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = startProcess({ DATA_DIR: folder, PORT: String(port), TINYMCE_API_KEY: key });
  await server.said("is ready");
  cookie = (await signIn(origin, "admin")) ?? "";
});
afterAll(async () => {
  await browser.close();
  server.child.kill("SIGTERM");
  await server.ended;
  removeFolder(folder);
});

let context: BrowserContext;
let fetched: string[];
let violations: string[];

/** A browser in which the channel is played from the installed package, or does not answer. */
beforeEach(async () => {
  context = await browser.newContext();
  const cookies = cookie.split("; ").map((each) => {
    const [name = "", value = ""] = each.split(/=(.*)/s);
    return { name, value, url: origin };
  });
  await context.addCookies(cookies);
  fetched = [];
  violations = [];
  await context.exposeFunction("tellViolation", (what: string) => violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      // The function that the line before has put there.
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
});
afterEach(() => context.close());

async function openChannel() {
  await context.route(`${editorHost}/**`, (route) => {
    const path = route.request().url().slice(channel.length).split("?")[0] ?? "";
    fetched.push(path);
    return route.fulfill({ path: join("node_modules", "tinymce", path) });
  });
}

const policyOf = async (path: string) =>
  (await fetch(`${origin}${path}`, { headers: { Cookie: cookie } })).headers.get("Content-Security-Policy");

it("lets the channel in on pages with an editor, and on no other", async () => {
  expect(await policyOf(withEditor)).toMatch(/script-src 'self' 'nonce-[^ ]+' https:\/\/cdn\.tiny\.cloud;/);
  for (const path of [withoutEditor, "/admin", "/admin/labels/add", "/travel-app/", "/", "/no/such"]) {
    expect(await policyOf(path), path).not.toContain("tiny.cloud");
  }
});

it("fetches the editor with the key, and what is written in it is the form's", async () => {
  await openChannel();
  const page = await context.newPage();
  await page.goto(origin + withEditor);
  await page.locator("[data-editor=there]").first().waitFor();
  expect(fetched).toContain("tinymce.min.js");
  expect(violations).toEqual([]);
  await page.frameLocator("iframe").first().locator("body[contenteditable=true]").pressSequentially("Quiet");
  const written = page.locator("[data-editor=there] textarea").first();
  await expect.poll(() => written.inputValue()).toBe("<p>Quiet</p>");
});

it("comes from the channel also where one arrives from another page", async () => {
  await openChannel();
  const page = await context.newPage();
  await page.goto(origin + withoutEditor);
  await page.locator(`a[href="${withEditor}"]`).first().click();
  await page.locator("[data-editor=there]").first().waitFor();
  expect(fetched).toContain("tinymce.min.js");
  expect(violations).toEqual([]);
});

it("is the bundled one while the channel does not answer", async () => {
  await context.route(`${editorHost}/**`, (route) => route.abort());
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(origin + withEditor);
  await page.locator("[data-editor=there]").first().waitFor();
  expect(said.join()).toContain("The hosted editor is not available, the bundled one is used");
});
