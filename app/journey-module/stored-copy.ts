import { formatDate } from "#app/domain/trip-days.ts";
import { locales } from "#app/i18n/config.ts";
import { WORKER_FILE } from "#app/journey-worker/worker-file.ts";
import { clockOf, clockText } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";
import { afterPaint } from "./after-paint.ts";

/** Has the worker keep the trip on this page, and says of a page that came from its store from when it is. */
export function keepForLater(page: Document): void {
  const path = page.querySelector<HTMLElement>("[data-keep]")?.dataset.keep;
  if (!path || !("serviceWorker" in navigator)) return;
  const { stored } = page.documentElement.dataset;
  if (stored !== undefined) {
    tellAge(page, new Date(stored));
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data === "gone") location.reload();
    });
    return;
  }
  // While it is worked on, the worker's parts are served by the tools.
  if (!import.meta.env.PROD) return;
  afterPaint(() => {
    keep(page, path).catch((error: unknown) => console.warn(`The trip is not kept: ${String(error)}`));
  });
}

/** The worker has its say over all trips of this browser: it is registered for the folder that they are in. */
async function keep(page: Document, path: string): Promise<void> {
  const scope = path.slice(0, path.lastIndexOf("/") + 1);
  await navigator.serviceWorker.register(WORKER_FILE, { scope, updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: path, parts: partsOf(page) });
}

/** What the page has loaded, and what it would load in the other theme and at other days; the worker takes its choice. */
function partsOf(page: Document): string[] {
  const named = [...page.querySelectorAll("img[src], source[srcset], link[href], script[src], a[href]")].map(
    (element) =>
      ["src", "srcset", "href"].map((name) => element.getAttribute(name)).find((value) => value !== null),
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const addresses = [...named, ...loaded].flatMap((address) => {
    if (!address) return [];
    const { origin, pathname, search } = new URL(address, location.href);
    return origin === location.origin ? [pathname + search] : [];
  });
  return [...new Set(addresses)];
}

function tellAge(page: Document, stored: Date): void {
  const note = page.querySelector<HTMLElement>("[data-stored-note]");
  const words = note?.querySelector("span");
  const locale = locales.find((each) => each === page.documentElement.lang) ?? "en";
  if (!note || !words || Number.isNaN(stored.getTime())) return;
  words.textContent = (note.dataset.storedNote ?? "").replace("{{moment}}", momentText(stored, locale));
  note.hidden = false;
}

/** By the reader's own clock: `25 Nov, 2:02 pm`. */
function momentText(moment: Date, locale: Locale): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  const date = day.map((part) => String(part).padStart(2, "0")).join("-");
  return `${formatDate(date, locale, "short")}, ${clockText(clockOf(moment), locale)}`;
}
