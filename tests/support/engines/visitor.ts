import { expect } from "vitest";
import { demoPassword, personas, type Persona } from "#tests/support/e2e/personas.ts";
import { startChromium } from "./chromium.ts";
import { key, type StartEngine, type Visit } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { isAlive, overflow, placeOf, takeOption, type Kind, type Place, type Wanted } from "./in-page.ts";
import { startWatch } from "./watch.ts";
import { startWebKit } from "./webkit.ts";

export const engines = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
} satisfies Record<string, StartEngine>;
export type EngineName = keyof typeof engines;

type Name = string | RegExp;
type Page = (...values: never[]) => unknown;
const patience = { timeout: 15_000, interval: 50 };

/** Somebody in front of one browser: what journeys are told in. The same for every engine. */
export type Visitor = Awaited<ReturnType<typeof startVisitor>>;

let visitors = 0;

/** Starts a browser and what watches over it, in front of a running server. */
export async function startVisitor(engine: EngineName, visit: Visit, target: { port: number }) {
  visitors += 1;
  const address = `10.77.${process.pid % 250}.${visitors % 250}`;
  // This engine tells nothing of its console by its driver.
  const watch = await startWatch(target, { listens: engine === "webkit" && visit.scripts, address });
  const browser = await engines[engine](visit);
  const run = (page: Page, ...values: unknown[]) => browser.run(page.toString(), values);
  // A page that is left in this moment answers nothing, and the next one is asked.
  const asked = (page: Page, ...values: unknown[]) => run(page, ...values).catch(() => undefined);

  const alive = async () => {
    const isThere = visit.scripts ? isAlive : () => document.readyState === "complete";
    await expect
      .poll(() => asked(isThere), { ...patience, message: "the page is there and listens" })
      .toBe(true);
  };
  const find = async (kind: Kind, name: Name) => {
    await alive();
    const wanted: Wanted = {
      kind,
      name: typeof name === "string" ? name : name.source,
      isPattern: typeof name !== "string",
    };
    let place: Place | undefined;
    // Nobody presses what still moves, as a page does while its letters come.
    const standsStill = async () => {
      const before = place;
      place = (await asked(placeOf, wanted)) as Place | undefined;
      return place !== undefined && place.x === before?.x && place.y === before.y;
    };
    await expect
      .poll(standsStill, { ...patience, message: `a ${kind} named ${String(name)} that can be pressed` })
      .toBe(true);
    return place!;
  };
  const press = async (kind: Kind, name: Name) => {
    const { x, y } = await find(kind, name);
    await browser.click(x, y);
  };
  const says = async () => String(await asked(() => document.body.innerText.replaceAll(/\s+/g, " ")));
  return {
    ...visit,
    engine,
    origin: watch.origin,
    run,
    find,
    press,
    says,
    open: (path: string) => browser.open(watch.origin + path),
    back: () => browser.back(),
    keys: (text: string) => browser.keys(text),
    picture: () => browser.picture(),
    /** Writes into the field of this label, in place of what stood there. */
    fill: async (label: Name, text: string) => {
      await press("field", label);
      await browser.keys(`${key.control}a`);
      await browser.keys(text);
    },
    choose: async (label: string, words: string) => {
      await alive();
      await expect
        .poll(() => asked(takeOption, label, words), { ...patience, message: `${words} in ${label}` })
        .toBe(true);
    },
    valueOf: async (label: Name) => {
      const { x, y } = await find("field", label);
      return run(
        (left: number, top: number) => (document.elementFromPoint(left, top) as HTMLInputElement).value,
        x,
        y,
      );
    },
    reads: async (words: Name) => {
      await expect.poll(says, { ...patience, message: "words of the page" }).toMatch(words);
    },
    isAt: async (path: Name) => {
      await expect
        .poll(() => asked(() => location.pathname + location.search), { ...patience, message: "address" })
        .toMatch(typeof path === "string" ? exactly(path) : path);
    },
    /** Something was downloaded whole. */
    got: async (path: RegExp) => {
      await expect
        .poll(() => watch.came.find((one) => path.test(one)), { ...patience, message: "download" })
        .toBeDefined();
    },
    fits: async () => {
      await expect.poll(() => asked(overflow), { ...patience, message: "beyond the edge" }).toEqual([]);
    },
    signIn: (persona: Persona) =>
      signIn(persona, watch.origin, (cookie) => browser.setCookie(cookie, watch.origin)),
    trouble: () => [...watch.trouble(), ...browser.trouble()],
    leave: async () => {
      await browser.close();
      await watch.close();
      return [...watch.trouble(), ...browser.trouble()];
    },
  };
}

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);

/** By the form of the portal, outside of the browser; where the form is the subject it is filled in by hand. */
async function signIn(
  persona: Persona,
  origin: string,
  keep: (cookie: { name: string; value: string }) => Promise<void>,
): Promise<void> {
  const answer = await fetch(origin + personas[persona].login, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ login: persona, password: demoPassword }),
    redirect: "manual",
  });
  expect(answer.status, `sign-in of ${persona}`).toBe(303);
  const [value] = answer.headers.getSetCookie().flatMap((text) => /^waymark=([^;]+)/.exec(text)?.[1] ?? []);
  if (value === undefined) throw new Error("The sign-in gave no session.");
  await keep({ name: "waymark", value });
}
