import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TourRoomProblem } from "#contract/tours/departure.ts";

/** What is wrong with the rooms of a party for a tour, and what would help. */
export function RoomProblemList({ problems }: { problems: readonly TourRoomProblem[] }) {
  const { t } = useTranslation(["tours", "kit"]);
  return (
    <ul className="list-disc space-y-0.5 ps-5">
      {problems.map(({ room, code, problem, people, places }) => (
        <li key={`${room} ${problem}`}>
          {t(`tours:problems.${problem}`, {
            number: room ?? 0,
            type: code ? t(`kit:rooms.${code}`) : "",
            count: people,
            places,
          })}
        </li>
      ))}
    </ul>
  );
}
