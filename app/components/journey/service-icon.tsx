import type { ServiceType } from "#contract/primitives.ts";
import { TripIcon, type TripIconName } from "./trip-icons.tsx";

/** Icon of each kind of service. */
export const SERVICE_ICONS: Record<ServiceType, TripIconName> = {
  AC: "bed",
  AF: "bed",
  AT: "sight",
  CR: "sight",
  IT: "sight",
  GU: "guide",
  IN: "ship",
  RC: "car",
  SU: "other",
  TN: "train",
  TR: "bus",
  WK: "walk",
};

/** The sign of a kind of service; the word for it stands beside. */
export function ServiceIcon({ type }: { type: ServiceType }) {
  return <TripIcon name={SERVICE_ICONS[type]} />;
}
