import { tripPhase } from "#app/domain/trip-days.ts";

/** The page's own words for how far away the trip is, as its server fills them in: `in 3 days`, `day 2 of 12`. */
export function countdownText(
  words: Readonly<Record<string, string>>,
  trip: { date_from: string; date_to: string },
  today: string,
  language: string,
): string {
  const phase = tripPhase(trip, today);
  if (phase.phase === "after") return words["after"] ?? "";
  if (phase.phase === "during") return filled(words["during"], { day: phase.day, of: phase.of });
  const form = new Intl.PluralRules(language).select(phase.daysToGo);
  return filled(words[`before_${form}`] ?? words["before_other"], { count: phase.daysToGo });
}

function filled(text = "", values: Readonly<Record<string, number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""));
}
