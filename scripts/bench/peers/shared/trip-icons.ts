import {
  BedDouble,
  Binoculars,
  BusFront,
  Car,
  ChevronDown,
  Clock,
  Footprints,
  Info,
  MapPin,
  MoonStar,
  OctagonAlert,
  Package,
  Phone,
  Plane,
  Ship,
  TrainFront,
  TriangleAlert,
  UserRound,
} from "lucide";
import type { Itinerary, ItineraryLeg, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";

/** Drawn once on a page and used by their names. */
export const tripIcons = {
  bed: BedDouble,
  bus: BusFront,
  car: Car,
  clock: Clock,
  fold: ChevronDown,
  guide: UserRound,
  night: MoonStar,
  notice: TriangleAlert,
  other: Package,
  phone: Phone,
  pin: MapPin,
  plane: Plane,
  ship: Ship,
  sight: Binoculars,
  train: TrainFront,
  walk: Footprints,
};

export type TripIcon = keyof typeof tripIcons;

export const serviceIcons: Record<ItineraryService["service_type"], TripIcon> = {
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

export const legIcons: Record<ItineraryLeg["mode"], TripIcon> = {
  drive: "car",
  ferry: "ship",
  train: "train",
  flight: "plane",
  walk: "walk",
};

/** Alerts by their weight, the heaviest first. */
export const alertLooks = {
  severe: { icon: OctagonAlert, tone: "bg-status-red-soft text-status-red-foreground" },
  caution: { icon: TriangleAlert, tone: "bg-status-amber-soft text-status-amber-foreground" },
  info: { icon: Info, tone: "bg-status-neutral-soft text-status-neutral-foreground" },
};

/** The names of those that the days of a trip show. */
export function iconsOf(days: Itinerary["days"]): TripIcon[] {
  const used = new Set<TripIcon>(["clock", "fold", "night", "notice", "phone", "pin"]);
  for (const { legs, services } of days) {
    for (const { mode } of legs) used.add(legIcons[mode]);
    for (const { service_type: type } of services) used.add(serviceIcons[type]);
  }
  return [...used];
}
