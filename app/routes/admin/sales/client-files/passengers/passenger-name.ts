import type { Passenger } from "#contract/sales/passengers/passenger.ts";

/** A traveller by title, first and last name as far as they are known; empty where none is. */
export function passengerName({
  title,
  first_name: first,
  last_name: last,
}: Pick<Passenger, "title" | "first_name" | "last_name">): string {
  return [title, first, last].filter(Boolean).join(" ");
}
