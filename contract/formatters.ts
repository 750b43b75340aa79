const dates = new Map<string, Intl.DateTimeFormat>();
const distances = new Map<string, Intl.RelativeTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function kept<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** Those of options that are a constant, by tag: writing options down as a key takes longer than formatting with them. */
type Constants<Made> = WeakMap<object, Map<string, Made>>;
const datesOf: Constants<Intl.DateTimeFormat> = new WeakMap();
const numbersOf: Constants<Intl.NumberFormat> = new WeakMap();

function ofConstant<Made>(known: Constants<Made>, options: object, tag: string, make: () => Made): Made {
  let byTag = known.get(options);
  if (byTag === undefined) known.set(options, (byTag = new Map<string, Made>()));
  return kept(byTag, tag, make);
}

/** The formatter for a language tag and options. Making one takes a hundred times as long as using it. */
export function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return ofConstant(datesOf, options, tag, () =>
    kept(dates, tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options)),
  );
}

/**
 * First to last moment, with the parts they share said once. Italian tables put a zero before the days of a range,
 * though not before a day alone; days have none in any language here.
 */
export function rangeOf(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  return remembered(ranges, format, `${from.getTime()} ${to.getTime()}`, () =>
    format.formatRange(from, to).replaceAll(/\b0(?=\d)/g, ""),
  );
}

/** A day (`YYYY-MM-DD`) as a formatter for UTC writes it. */
export function dayOf(format: Intl.DateTimeFormat, date: string): string {
  return remembered(days, format, date, () => format.format(new Date(`${date}T00:00:00Z`)));
}

/** Texts by formatter: finding out which parts two days share takes ten times as long as formatting both. */
type Remembered = WeakMap<Intl.DateTimeFormat, Map<string, string>>;
const ranges: Remembered = new WeakMap();
const days: Remembered = new WeakMap();
const mostRemembered = 2_000;

function remembered(known: Remembered, format: Intl.DateTimeFormat, key: string, make: () => string): string {
  let texts = known.get(format);
  if (texts === undefined) known.set(format, (texts = new Map<string, string>()));
  // Lists of a season hold the same days over and over; a server that runs for years meets all there are.
  if (texts.size >= mostRemembered && !texts.has(key)) texts.clear();
  return kept(texts, key, make);
}

const asItIs: Intl.NumberFormatOptions = {};

/** The same for numbers. */
export function numberFormatter(tag: string, options = asItIs): Intl.NumberFormat {
  return ofConstant(numbersOf, options, tag, () =>
    kept(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options)),
  );
}

/** The same for the forms that a language has for a number of things. */
export function pluralRules(tag: string): Intl.PluralRules {
  return kept(plurals, tag, () => new Intl.PluralRules(tag));
}

/** The same for distances in time, which says `tomorrow` where a language has a word for it. */
export function relativeFormatter(tag: string): Intl.RelativeTimeFormat {
  return kept(distances, tag, () => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
}
