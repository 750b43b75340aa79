const dates = new Map<string, Intl.DateTimeFormat>();
const distances = new Map<string, Intl.RelativeTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function kept<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** The formatter for a language tag and options. Making one takes a hundred times as long as using it. */
export function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options));
}

/**
 * First to last moment, with the parts they share said once. Italian tables put a zero before the days of a range,
 * though not before a day alone; days have none in any language here.
 */
export function rangeOf(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  return format.formatRange(from, to).replaceAll(/\b0(?=\d)/g, "");
}

/** The same for numbers. */
export function numberFormatter(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));
}

/** The same for the forms that a language has for a number of things. */
export function pluralRules(tag: string): Intl.PluralRules {
  return kept(plurals, tag, () => new Intl.PluralRules(tag));
}

/** The same for distances in time, which says `tomorrow` where a language has a word for it. */
export function relativeFormatter(tag: string): Intl.RelativeTimeFormat {
  return kept(distances, tag, () => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
}
