import { dayState, todayIn } from "#app/domain/trip-days.ts";

/** Marks today by the clock of the place, also on a page that was opened or stored on another day, and goes there. */
export function showToday(page: Document): void {
  const strip = page.querySelector<HTMLElement>("[data-day-strip]");
  const timezone = strip?.dataset.timezone;
  if (!strip || !timezone) return;
  const today = todayIn(timezone, new Date());
  for (const element of page.querySelectorAll<HTMLElement>("[data-date]")) {
    const state = dayState(element.dataset.date ?? "", today);
    element.dataset.state = state;
    if (element instanceof HTMLAnchorElement) {
      if (state === "today") element.setAttribute("aria-current", "date");
      else element.removeAttribute("aria-current");
    }
  }
  bringIntoView(page, strip);
}

function bringIntoView(page: Document, strip: HTMLElement): void {
  const link = strip.querySelector<HTMLElement>("[aria-current]");
  const day = page.querySelector<HTMLElement>("section[data-state=today]");
  const row = link?.closest("ol");
  if (!link || !day || !row) return;
  row.scrollLeft = link.offsetLeft - row.clientWidth / 2;
  const [visit] = performance.getEntriesByType("navigation");
  const isFirstLook = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (isFirstLook && !location.hash) day.scrollIntoView({ behavior: "instant" });
}
