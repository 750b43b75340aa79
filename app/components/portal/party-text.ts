import type { TFunction } from "i18next";
import type { OccupiedRoom } from "#contract/sales/supplier-bookings/booking.ts";

type Party = { adults: number; children: number; infants: number };
type Say = TFunction<"supplierBookings">;

/** Says how many travel: "2 adults, 1 child"; kinds of which there are none are left out. */
export function partyText({ adults, children, infants }: Party, t: Say): string {
  return [
    adults > 0 ? t("pax.adults", { count: adults }) : null,
    children > 0 ? t("pax.children", { count: children }) : null,
    infants > 0 ? t("pax.infants", { count: infants }) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** Says who sleeps in a room: "Twin: Jörg Weißenborn, Frieda Weißenborn (child)". */
export function roomText({ code, travellers, bedding_note: note }: OccupiedRoom, t: Say): string {
  const named = travellers.flatMap(({ type, name }) => {
    if (name === null) return [];
    return type === "A" ? [name] : [t(type === "C" ? "occupant.child" : "occupant.infant", { name })];
  });
  const others = travellers.filter(({ name }) => name === null);
  const count = (wanted: string) => others.filter(({ type }) => type === wanted).length;
  const unnamed = partyText({ adults: count("A"), children: count("C"), infants: count("I") }, t);
  const sleepers = [...named, unnamed].filter(Boolean).join(", ");
  const room = t(`kit:rooms.${code}`);
  return [sleepers ? `${room}: ${sleepers}` : room, note].filter(Boolean).join(" – ");
}

/** All rooms of a service on one line. */
export function roomsText(rooms: readonly OccupiedRoom[], t: Say): string {
  return rooms.map((room) => roomText(room, t)).join("; ");
}
