import {
  BedDouble,
  Binoculars,
  BusFront,
  Car,
  Footprints,
  Package,
  Sailboat,
  Ship,
  Signpost,
  TrainFront,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { z } from "zod";
import type { ServiceType } from "#contract/primitives.ts";

const ICONS: Record<z.infer<typeof ServiceType>, LucideIcon> = {
  AC: BedDouble,
  AF: BedDouble,
  AT: Binoculars,
  CR: Sailboat,
  IT: Signpost,
  GU: UserRound,
  IN: Ship,
  RC: Car,
  SU: Package,
  TN: TrainFront,
  TR: BusFront,
  WK: Footprints,
};

/** The sign of a kind of service; the word for it stands beside. */
export function ServiceIcon({ type }: { type: z.infer<typeof ServiceType> }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />;
}
