import type { ServiceType, TravelMode } from "#contract/primitives.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

type Place = { code: string };
type Day<Service> = {
  place: Place;
  overnight: Place | null;
  legs: readonly { from: Place; mode: TravelMode }[];
  services: readonly Service[];
};

type Typed = { service_type: ServiceType | null };

const carriers = new Set<ServiceType | null>(["TN", "IN", "TR"]);

/**
 * The services of a day in two parts, between which its journeys stand, so that the day reads as it is travelled: a
 * journey that begins where nobody woke up follows the train, ferry or transfer to there, and a drive follows the
 * collection of the car. `before` is the day before.
 */
export function aroundJourneys<Service extends Typed>(
  { legs, services }: Day<Service>,
  before: Pick<Day<Service>, "place" | "overnight"> | undefined,
): { first: Service[]; rest: Service[] } {
  const start = legs[0]?.from.code;
  const woke = before && (before.overnight ?? before.place).code;
  const isCarried = start !== undefined && woke !== undefined && start !== woke;
  const others = services.findIndex(({ service_type: type }) => !carriers.has(type));
  const carried = isCarried ? (others === -1 ? services.length : others) : 0;
  const collected = legs.some(({ mode }) => mode === "drive") ? collection(services) : 0;
  const end = Math.max(carried, collected);
  return { first: services.slice(0, end), rest: services.slice(end) };
}

/** How many services lead up to having the car, that one included; 0 where none is collected before the first bed. */
function collection(services: readonly Typed[]): number {
  const car = services.findIndex(({ service_type: type }) => type === "RC");
  const bed = services.findIndex(({ service_type: type }) => isStay(type));
  return bed !== -1 && bed < car ? 0 : car + 1;
}
