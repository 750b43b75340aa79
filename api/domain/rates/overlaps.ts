/** What decides whether two rates of one option can mean the same night. Dates inclusive, `YYYY-MM-DD`. */
export type RateRange = {
  id: string;
  option: string;
  priceCode: string;
  dateFrom: string;
  dateTo: string;
  dowMask: number;
  priority: number;
};

/**
 * Pairs of rates in use that say two things about the same night: same option, rate code and priority, and
 * dates and weekdays in common. Their minimum stays do not tell them apart: a row is chosen by date alone.
 */
export function overlappingRates<Rate extends RateRange>(rates: readonly Rate[]): [Rate, Rate][] {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) {
    const key = `${rate.option}|${rate.priceCode}|${rate.priority}`;
    groups.set(key, [...(groups.get(key) ?? []), rate]);
  }
  return [...groups.values()].flatMap(pairsWithin);
}

function pairsWithin<Rate extends RateRange>(rates: Rate[]): [Rate, Rate][] {
  const inOrder = rates.toSorted((one, other) => (one.dateFrom < other.dateFrom ? -1 : 1));
  return inOrder.flatMap((rate, index) => {
    const pairs: [Rate, Rate][] = [];
    for (const other of inOrder.slice(index + 1)) {
      if (other.dateFrom > rate.dateTo) break;
      if ((rate.dowMask & other.dowMask) !== 0) pairs.push([rate, other]);
    }
    return pairs;
  });
}

/** One that each rate overlaps, by its id; those that overlap none are not in it. Quick also where all overlap all. */
export function overlapPartners<Rate extends RateRange>(rates: readonly Rate[]): Map<string, Rate> {
  const inOrder = rates.toSorted((one, other) => (one.dateFrom < other.dateFrom ? -1 : 1));
  const groups = new Map<string, Rate[]>();
  const partners = new Map<string, Rate>();
  for (const rate of inOrder) {
    const key = `${rate.option}|${rate.priceCode}|${rate.priority}`;
    const before = groups.get(key) ?? [];
    groups.set(key, before);
    for (const other of before) {
      if (other.dateTo < rate.dateFrom || (rate.dowMask & other.dowMask) === 0) continue;
      if (!partners.has(rate.id)) partners.set(rate.id, other);
      if (!partners.has(other.id)) partners.set(other.id, rate);
    }
    before.push(rate);
  }
  return partners;
}
