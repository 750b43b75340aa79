import { CalendarRange } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Leads to the page on which a booking as a whole is changed. */
export function TripLink({ file }: { file: string }) {
  const { t } = useTranslation("fileServices");
  return (
    <Link
      to={href("/admin/client-files/:uid/services/trip", { uid: file })}
      className={buttonVariants({ size: "sm" })}
    >
      <Icon of={CalendarRange} />
      {t("trip.title")}
    </Link>
  );
}
