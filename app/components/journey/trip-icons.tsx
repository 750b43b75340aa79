import {
  BedDouble,
  Binoculars,
  BusFront,
  Car,
  ChevronDown,
  Clock,
  Footprints,
  MapPin,
  MoonStar,
  Package,
  Phone,
  Plane,
  Ship,
  TrainFront,
  TriangleAlert,
  UserRound,
  type IconNode,
} from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";

const ICONS = {
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
} satisfies Record<string, IconNode>;

export type TripIconName = keyof typeof ICONS;

/** As large as where it is used, and nothing that is heard: of what is never shown itself neither need be said. */
const asLargeAsUsed = { width: undefined, height: undefined, "aria-hidden": undefined };

/** The icons named, once per page: an itinerary repeats them a hundred times. */
export function TripIcons({ names }: { names: ReadonlySet<TripIconName> }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {[...names].map((name) => (
          <Icon key={name} of={ICONS[name]} id={`i-${name}`} strokeWidth={1.75} {...asLargeAsUsed} />
        ))}
      </defs>
    </svg>
  );
}

/** One of the icons of `TripIcons`, which must be on the page. Decoration: the word stands beside. */
export function TripIcon({ name, small }: { name: TripIconName; small?: boolean }) {
  return (
    <svg aria-hidden="true" className={small ? "icon-sm" : "icon"}>
      <use href={`#i-${name}`} />
    </svg>
  );
}
