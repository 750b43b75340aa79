import { href, Link } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { RoomProblemList } from "#app/components/tours/room-problem-list.tsx";
import type { QuoteDepartures } from "#contract/tours/departures.ts";

/** Why no tour has a price for the party, room by room, and where that can be changed. */
export function RoomProblems({ page: { problems, reference } }: { page: QuoteDepartures }) {
  const { t } = useTranslation("tours");
  return (
    <Alert tone="danger" title={t("problems.title")} className="mb-4">
      <RoomProblemList problems={problems} />
      <Link
        to={href("/app/quick-quote/copy/:reference", { reference })}
        className={buttonVariants({ size: "sm", className: "mt-2" })}
      >
        {t("problems.copy")}
      </Link>
    </Alert>
  );
}
