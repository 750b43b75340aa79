import type { PackageObstacle } from "#contract/catalogue/packages/price.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";

type Offer = {
  months: readonly number[];
  tariffs: readonly OptionClass[];
  minPax: number;
  maxPax: number | null;
};
type Wish = { travelDate: string; class: OptionClass; people: number };

/** Why a package as a whole is not sold like this; `earliest` is the first day on which anything may begin. */
export function obstaclesTo(
  { months, tariffs, minPax, maxPax }: Offer,
  { travelDate, class: wanted, people }: Wish,
  earliest: string,
): PackageObstacle[] {
  const obstacles: PackageObstacle[] = [];
  if (travelDate < earliest) obstacles.push({ code: "PAST", earliest });
  if (!months.includes(Number(travelDate.slice(5, 7)))) {
    obstacles.push({ code: "MONTH", months: months.toSorted((a, b) => a - b) });
  }
  if (!tariffs.includes(wanted)) obstacles.push({ code: "CLASS", classes: [...tariffs] });
  if (people < minPax) obstacles.push({ code: "PARTY_AT_LEAST", people: minPax });
  if (maxPax !== null && people > maxPax) obstacles.push({ code: "PARTY_AT_MOST", people: maxPax });
  return obstacles;
}
