import { countdownText } from "#app/domain/countdown.ts";
import { dayState, standsOpen, todayIn } from "#app/domain/trip-days.ts";

/**
 * Marks today by the clock of the place, also on a page that was opened, stored or left lying on another day, and goes
 * there.
 */
export function showToday(page: Document): void {
  const strip = page.querySelector<HTMLElement>("[data-day-strip]");
  const timezone = strip?.dataset.timezone;
  if (!strip || !timezone) return;
  let shown = todayIn(timezone, new Date());
  markDays(page, strip, shown);
  bringIntoView(page, strip);
  page.addEventListener("visibilitychange", () => {
    const today = todayIn(timezone, new Date());
    if (page.visibilityState === "hidden" || today === shown) return;
    shown = today;
    markDays(page, strip, today);
  });
}

/** The days as they are on a date. Which ones stand open changes only where the page was made on another one. */
function markDays(page: Document, strip: HTMLElement, today: string): void {
  let isOfAnotherDay = false;
  for (const element of page.querySelectorAll<HTMLElement>("[data-date]")) {
    const state = dayState(element.dataset.date ?? "", today);
    isOfAnotherDay ||= element.dataset.state !== state;
    element.dataset.state = state;
    if (element instanceof HTMLAnchorElement) {
      if (state === "today") element.setAttribute("aria-current", "date");
      else element.removeAttribute("aria-current");
    }
  }
  sayCountdown(page, today);
  pointToToday(strip);
  if (isOfAnotherDay) foldDays(page, today);
}

function foldDays(page: Document, today: string): void {
  const days = [...page.querySelectorAll<HTMLElement>("section[data-date]")];
  const first = days[0]?.dataset.date ?? today;
  for (const day of days) {
    const fold = day.querySelector("details");
    if (fold) fold.open = standsOpen(day.dataset.date ?? "", first, today);
  }
}

function sayCountdown(page: Document, today: string): void {
  const place = page.querySelector<HTMLElement>("[data-countdown]");
  const { countdown, from = "", to = "" } = place?.dataset ?? {};
  if (!place || !countdown) return;
  const trip = { date_from: from, date_to: to };
  place.textContent = countdownText(countdown.split("|"), trip, today, page.documentElement.lang);
}

function pointToToday(strip: HTMLElement): void {
  const link = strip.querySelector<HTMLAnchorElement>("[data-today-link]");
  const today = strip.querySelector<HTMLAnchorElement>("[aria-current]");
  if (!link) return;
  if (today) link.href = today.hash;
  if (link.parentElement) link.parentElement.hidden = !today;
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
