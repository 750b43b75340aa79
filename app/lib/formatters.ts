const dates = new Map<string, Intl.DateTimeFormat>();
const distances = new Map<string, Intl.RelativeTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

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

/** The same for numbers. */
export function numberFormatter(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));
}

/** The same for distances in time, which says `tomorrow` where a language has a word for it. */
export function relativeFormatter(tag: string): Intl.RelativeTimeFormat {
  return kept(distances, tag, () => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
}
