import type { z } from "zod";
import type { ServiceType } from "#contract/primitives.ts";
import { TripIcon, type TripIconName } from "./trip-icons.tsx";

const ICONS: Record<z.infer<typeof ServiceType>, TripIconName> = {
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
export function ServiceIcon({ type }: { type: z.infer<typeof ServiceType> }) {
  return <TripIcon name={ICONS[type]} />;
}
