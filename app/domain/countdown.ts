import { tripPhase } from "#app/domain/trip-days.ts";

/** The texts that say how far away a trip is, in the order in which a page carries them. */
export const countdownWords = ["before_one", "before_other", "during", "after"] as const;

/** How far away the trip is, by the words that a page carries, as its server says it: `in 3 days`, `day 2 of 12`. */
export function countdownText(
  words: readonly string[],
  trip: { date_from: string; date_to: string },
  today: string,
  language: string,
): string {
  const [one, other, during, after = ""] = words;
  const phase = tripPhase(trip, today);
  if (phase.phase === "after") return after;
  if (phase.phase === "during") return filled(during, { day: phase.day, of: phase.of });
  const isOne = new Intl.PluralRules(language).select(phase.daysToGo) === "one";
  return filled(isOne ? one : other, { count: phase.daysToGo });
}

function filled(text = "", values: Readonly<Record<string, number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""));
}
