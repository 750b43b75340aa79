import type { ServiceSlot, SlotOption } from "./package-slot.ts";
import { lastDay } from "./slot-request.ts";

type Length = Pick<SlotOption, "secondUnit" | "nights">;
type Lasting = Pick<ServiceSlot, "key" | "dayNo" | "nights"> & { options: readonly Length[] };

/** A slot that ends after the last day of its package, and on which day of the trip. */
export type Overrun<Slot> = { slot: Slot; end: number; last: number };

/** The day of the trip on which an option ends when it fills a slot. A night ends on the day after. */
export function endDay(slot: Pick<ServiceSlot, "dayNo" | "nights">, option: Length): number {
  return slot.dayNo + lastDay(slot, option);
}

/** The slots that end after the last day of a package with one of their options, in their order. */
export function overrunsOf<Slot extends Lasting>(slots: readonly Slot[], last: number): Overrun<Slot>[] {
  return slots.flatMap((slot) => {
    const end = Math.max(slot.dayNo, ...slot.options.map((option) => endDay(slot, option)));
    return end > last ? [{ slot, end, last }] : [];
  });
}

/** The first slot that a change makes end further beyond its package than it did; undefined where there is none. */
export function newOverrun<Slot extends Lasting>(
  before: readonly Overrun<Slot>[],
  after: readonly Overrun<Slot>[],
): Overrun<Slot> | undefined {
  const excess = ({ end, last }: Overrun<Slot>) => end - last;
  return after.find((one) => {
    const known = before.find(({ slot }) => slot.key === one.slot.key);
    return known === undefined || excess(one) > excess(known);
  });
}
