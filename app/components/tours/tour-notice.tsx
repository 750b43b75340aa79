import { DepartureObstacles } from "#app/components/tours/departure-obstacles.tsx";
import { RoomProblemList } from "#app/components/tours/room-problem-list.tsx";
import type { DraftDeparture } from "#contract/tours/departure.ts";

/** What keeps the party of a quote from a tour that stands in it; nothing while it could be booked. */
export function TourNotice({ departure }: { departure: DraftDeparture }) {
  const { obstacles, problems } = departure;
  if (obstacles.length === 0 && problems.length === 0) return null;
  return (
    <div className="mt-2 space-y-1 ps-6.5 font-medium">
      {obstacles.length > 0 ? (
        <p>
          <DepartureObstacles
            obstacles={obstacles}
            closeOn={departure.close_on}
            left={departure.seats_left}
            needed={departure.seats}
          />
        </p>
      ) : null}
      <RoomProblemList problems={problems} />
    </div>
  );
}
