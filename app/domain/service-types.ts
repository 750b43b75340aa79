import type { ServiceType } from "#contract/primitives.ts";

/**
 * Service type codes as grouped on buttons (specification section 3). The name of a group is
 * `kit:services.{key}`; `other` (code SU) shows no label, its name is for assistive technology only.
 */
export const serviceGroups = [
  { key: "accommodation", codes: ["AC", "AF"] },
  { key: "sightseeing", codes: ["AT", "CR", "IT"] },
  { key: "guides", codes: ["GU"] },
  { key: "ferry", codes: ["IN"] },
  { key: "rentalCars", codes: ["RC"] },
  { key: "other", codes: ["SU"] },
  { key: "train", codes: ["TN"] },
  { key: "transfers", codes: ["TR"] },
  { key: "guidedWalks", codes: ["WK"] },
] as const satisfies readonly { key: string; codes: readonly ServiceType[] }[];

export type ServiceGroupKey = (typeof serviceGroups)[number]["key"];

const groupByCode = new Map<ServiceType, ServiceGroupKey>(
  serviceGroups.flatMap(({ key, codes }) => codes.map((code): [ServiceType, ServiceGroupKey] => [code, key])),
);

/** The group that a service type belongs to. */
export function serviceGroupOf(code: ServiceType): ServiceGroupKey {
  return groupByCode.get(code) ?? "other";
}

/** False for the one group whose button stays blank. */
export function hasVisibleLabel(group: ServiceGroupKey): boolean {
  return group !== "other";
}
