/** A slot by its place: the day, and the order in it. */
export type Placed = { id: number; dayNo: number; seq: number };

/**
 * Where all slots stand after one has moved to a position of a day, counted from 1; behind the last it becomes the
 * last. Positions are handed out anew in steps of ten. An unknown slot changes nothing.
 */
export function withMoved(
  slots: readonly Placed[],
  id: number,
  to: { dayNo: number; position: number },
): Placed[] {
  const moved = slots.find((slot) => slot.id === id);
  if (!moved) return numbered(slots);
  const others = inOrder(slots.filter((slot) => slot !== moved));
  const index = Math.max(0, to.position - 1);
  const ofDay = others
    .filter(({ dayNo }) => dayNo === to.dayNo)
    .toSpliced(index, 0, { ...moved, dayNo: to.dayNo });
  return numbered([...others.filter(({ dayNo }) => dayNo !== to.dayNo), ...ofDay], { inGivenOrder: true });
}

/** Positions in steps of ten, day by day. */
export function numbered(slots: readonly Placed[], { inGivenOrder = false } = {}): Placed[] {
  const last = new Map<number, number>();
  return (inGivenOrder ? slots : inOrder(slots)).map((slot) => {
    const seq = (last.get(slot.dayNo) ?? 0) + 10;
    last.set(slot.dayNo, seq);
    return { ...slot, seq };
  });
}

function inOrder(slots: readonly Placed[]): Placed[] {
  return slots.toSorted((a, b) => a.dayNo - b.dayNo || a.seq - b.seq);
}
