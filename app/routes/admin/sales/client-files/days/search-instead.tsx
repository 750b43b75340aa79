import { Search } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { daysBetween } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";

type Line = Pick<
  OfficeServiceLine,
  "uid" | "day_no" | "service_type" | "date_from" | "date_to" | "start_time"
>;

/** To what there is on the day of a service, of its kind and as long as it lasts; what is chosen there takes its place. */
export function SearchInstead({ file, line }: { file: string; line: Line }) {
  const { t } = useTranslation("fileServices");
  return (
    <Link
      to={{
        pathname: href("/admin/client-files/:uid/services/add", { uid: file }),
        search: `?${String(searchFor(line))}`,
      }}
      className={buttonVariants()}
    >
      <Icon of={Search} />
      {t("declined.search")}
    </Link>
  );
}

function searchFor(line: Line): URLSearchParams {
  const nights = daysBetween(line.date_from, line.date_to);
  return new URLSearchParams({
    day: String(line.day_no),
    instead: line.uid,
    service: serviceGroupOf(line.service_type),
    date_to: line.date_to,
    ...(nights > 0 && { nights: String(nights) }),
    ...(line.start_time && { start_time: line.start_time }),
  });
}
