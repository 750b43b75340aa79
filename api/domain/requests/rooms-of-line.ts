/** How many a line or a room is for. */
type Party = { adults: number; children: number; infants: number };

/** Of more rooms the choices would be too many to try, and hardly ever be one alone. */
const mostTried = 12;

/**
 * The rooms of a file that a line with so many rooms and travellers is for: all of them, or the only ones that hold just
 * those travellers. Empty where several choices fit, so that nobody is put into the wrong room.
 */
export function roomsOfLine<Room extends Party>(
  line: Party & { qty: number },
  rooms: readonly Room[],
): Room[] {
  if (line.qty >= rooms.length) return [...rooms];
  if (rooms.length > mostTried) return [];
  const fitting = choicesOf(rooms, line.qty).filter((chosen) => holdsJust(line, chosen));
  const [only, another] = fitting;
  return only && !another ? only : [];
}

function choicesOf<Room>(rooms: readonly Room[], count: number): Room[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, index) =>
    choicesOf(rooms.slice(index + 1), count - 1).map((others) => [room, ...others]),
  );
}

function holdsJust(line: Party, rooms: readonly Party[]): boolean {
  const bands = ["adults", "children", "infants"] as const;
  return bands.every((band) => rooms.reduce((sum, room) => sum + room[band], 0) === line[band]);
}
