import type { Page } from "@playwright/test";

/** A shell has fewer stops than this before its content. */
const mostStops = 60;
/** Stops that are made inside of the content, to see that the keys lead on from its first one. */
const stopsInside = 3;

/**
 * Presses Tab from where the focus is, the top of a page that was just opened, into its content, and answers what is
 * wrong on the way: a focus that is lost, that comes back to the same place, or that cannot be seen.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(beginTour);
  const wrong: string[] = [];
  let inside = 0;
  for (let stop = 1; stop <= mostStops && inside < stopsInside; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(lookAtFocus);
    wrong.push(...found.wrong.map((what) => `stop ${stop}: ${what}`));
    if (found.isInside) inside += 1;
    // Past the last stop the focus leaves the page, which is no loss once the content was reached.
    if (found.isGone) return inside > 0 ? wrong : [...wrong, `stop ${stop}: the focus is lost`];
  }
  return inside > 0 ? wrong : [...wrong, `${mostStops} stops do not reach the content`];
}

type Seen = { element: Element; look: string };
type Tour = { seen: Set<Element>; last: Seen | null };

/** Runs in the page. */
function beginTour() {
  Object.assign(window, { tour: { seen: new Set(), last: null } satisfies Tour });
}

/** Runs in the page: where the focus is now, and whether one could see where it was before. */
function lookAtFocus(): { wrong: string[]; isInside: boolean; isGone: boolean } {
  const { tour } = window as unknown as { tour: Tour };
  // A ring may be drawn around the field's frame instead of the field.
  const lookOf = (element: Element) => {
    const drawn: string[] = [];
    for (let at: Element | null = element, up = 0; at && up < 4; at = at.parentElement, up++) {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(at);
      drawn.push(
        outlineStyle === "none" ? "" : outlineStyle + outlineWidth,
        boxShadow,
        borderColor,
        backgroundColor,
      );
    }
    return drawn.join("|");
  };
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const wrong: string[] = [];
  const { last } = tour;
  if (
    last &&
    last.element.isConnected &&
    last.element.tagName !== "IFRAME" &&
    lookOf(last.element) === last.look
  )
    wrong.push(`no sign of the focus on ${name(last.element)}`);
  const element = document.activeElement;
  if (!element || element === document.body) {
    tour.last = null;
    const stops = document.querySelectorAll(
      "main :is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'])",
    );
    return { wrong, isInside: stops.length === 0, isGone: true };
  }
  if (tour.seen.has(element)) wrong.push(`back at ${name(element)}`);
  // A choice that looks like a tile is drawn by its label.
  const shown = element.closest("label") ?? element;
  const { width, height, top, bottom } = shown.getBoundingClientRect();
  if (width < 2 || height < 2 || bottom <= 0 || top >= innerHeight)
    wrong.push(`out of sight: ${name(element)}`);
  tour.seen.add(element);
  tour.last = { element, look: lookOf(element) };
  return { wrong, isInside: element.closest("main") !== null, isGone: false };
}
