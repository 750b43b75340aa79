import type { TripIcon as Name } from "#scripts/bench/peers/shared/trip-icons.ts";

export function TripIcon({ name, small = false }: { name: Name; small?: boolean }) {
  return (
    <svg aria-hidden="true" className={small ? "icon-sm" : "icon"}>
      <use href={`#i-${name}`} />
    </svg>
  );
}
