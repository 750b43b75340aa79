import type { ServiceType } from "#contract/primitives.ts";

/** Service type codes as people group them (specification section 3), in the order of the buttons. */
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

/** True for what is slept in: it is had for nights, everything else that lasts for days. */
export function isStay(type: ServiceType | null): boolean {
  return type !== null && serviceGroupOf(type) === "accommodation";
}

/** The service types that belong to a group. */
export function codesOfGroup(group: ServiceGroupKey): readonly ServiceType[] {
  return serviceGroups.find(({ key }) => key === group)?.codes ?? [];
}
