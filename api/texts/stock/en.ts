import type { StockTexts } from "#api/texts/stock-texts.ts";

export const en: StockTexts = {
  newNeedsMax: "Nothing is kept there yet, so say how many: {{days}}.",
  belowTaken: "More than that is sold or held: {{days}}.",
  drawn: "Something was booked from these days already: {{days}}. Set the maximum to 0 instead.",
  stopped: "Sales are stopped: {{days}}. Open these days first.",
  freesale: "These are free sale as agreed with us: {{days}}. Please ask our office to change them.",
  past: "Choose today or a later day.",
  tooLong: "Choose {{max}} days at the most.",
  noDay: "None of the days falls on these days of the week.",
  tooManyDays: "These are too many days for one change. Choose fewer products or days: {{max}} at the most.",
  unknownProduct: "One of the products is no longer there. Choose again.",
  unknownAgency: "This agency is no longer there. Choose again.",
  nothingSaid: "Say at least one thing that is to change.",
  nothing: "There is nothing to change: all days are so already.",
  stale: "Somebody else has changed these days since you looked. This is what your change would do now.",
  tooOften: "Too many changes in a short time. Please try again in {{wait}}.",
  moreDays: "{{days}} and {{more}} more",
};
