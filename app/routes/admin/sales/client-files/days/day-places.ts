import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";

/** A place of a trip in one number, for what is dragged: its day and, from 1, where on it. */
export function writePlace(day: number, position: number): number {
  return day * 100 + position;
}

export function readPlace(place: number): { day_no: number; position: number } {
  return { day_no: Math.floor(place / 100), position: place % 100 };
}

export type Standing = {
  day: number;
  position: number;
  /** Where an arrow leads; null where it leads nowhere. */
  up: number | null;
  down: number | null;
};

/**
 * Where each service stands, and where the arrows lead. Within its day a service always moves; over the edge of its day
 * only where that gives it other dates without anybody being asked.
 */
export function standingsOf(
  { days }: Pick<OfficeFile, "days">,
  mayLeaveDay: (line: OfficeServiceLine) => boolean,
): Map<string, Standing> {
  const counted = days.map(({ day_no: day, services }) => ({
    day,
    services: services.filter(({ status }) => status !== "CX"),
  }));
  const standings = counted.flatMap(({ day, services }, index) =>
    services.map((line, at): [string, Standing] => {
      const leaves = mayLeaveDay(line);
      const before = leaves ? counted[index - 1] : undefined;
      const after = leaves ? counted[index + 1] : undefined;
      const up =
        at > 0 ? writePlace(day, at) : before ? writePlace(before.day, before.services.length + 1) : null;
      const down =
        at < services.length - 1 ? writePlace(day, at + 2) : after ? writePlace(after.day, 1) : null;
      return [line.uid, { day, position: at + 1, up, down }];
    }),
  );
  return new Map(standings);
}
