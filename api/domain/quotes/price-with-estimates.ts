import { estimatedRates } from "#api/domain/pricing/estimated-rates.ts";
import type { RefusedLine } from "#api/domain/pricing/line-answers.ts";
import { priceFile, type FileLine, type FilePrice, type FileTerms } from "#api/domain/quotes/price-file.ts";

/** What a file comes to, and the keys of its services that are priced by rates of before. */
export type EstimatedPrice = FilePrice & { estimated: ReadonlySet<string> };

/**
 * Prices a file as `priceFile` does, and of the `chosen` services those that have no rate on some day by what their
 * option is thought to cost then, and else by its last rates of before, `upliftBps` more (domain 4.4). A service
 * that has its rates is priced by them, and one that is refused for any other reason stays refused.
 */
export function priceWithEstimates(
  lines: readonly FileLine[],
  chosen: ReadonlySet<string>,
  { terms, upliftBps }: { terms: FileTerms; upliftBps: number },
): EstimatedPrice {
  const price = priceFile(lines, terms);
  const isMissing = (key: string) => chosen.has(key) && isWithoutRate(price.refused.get(key));
  if (!lines.some(({ key }) => isMissing(key))) return { ...price, estimated: new Set() };
  const guessed = lines.map((line) => (isMissing(line.key) ? withEstimates(line, upliftBps) : line));
  const again = priceFile(guessed, terms);
  const estimated = lines.filter(({ key }) => isMissing(key) && again.lines.has(key)).map(({ key }) => key);
  return { ...again, estimated: new Set(estimated) };
}

function isWithoutRate(refused: RefusedLine | undefined): boolean {
  return refused !== undefined && refused.reasons.every(({ code }) => code === "NO_RATE");
}

function withEstimates(line: FileLine, upliftBps: number): FileLine {
  if (!("ask" in line)) return line;
  const { ask, thought = [] } = line;
  const known = [...ask.rates, ...thought];
  const days = { from: ask.request.date_from, to: ask.request.date_to };
  return { ...line, ask: { ...ask, rates: [...known, ...estimatedRates(known, days, upliftBps)] } };
}
