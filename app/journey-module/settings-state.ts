type Page = { querySelector: (selector: string) => unknown };

/** Settings that did not come are told on the console alone (specification section 8, ruling 41). */
export function tellSettings(page: Page): void {
  if (page.querySelector("[data-settings=missing]")) console.warn("Invalid response!");
}
