import { RefreshCw } from "lucide";
import { Link, useLocation } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { writeChangeForm, type TypedChange } from "#app/domain/change-form.ts";
import { formatDays } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

type SwappableServicesProps = { booking: ChangePreview; typed: TypedChange };

/** The services of a booking that can be swapped, each with the way to what could come in its place. */
export function SwappableServices({ booking, typed }: SwappableServicesProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <Card aria-label={t("choosing.which")}>
      <CardHeader className="border-b border-border pb-3">
        <CardTitle>{t("choosing.which")}</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-border">
        {booking.services
          .filter(({ swappable }) => swappable)
          .map(({ uid, name, date_from: from, date_to: to }) => (
            <li key={uid} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5">
              <p className="min-w-48 flex-1">
                {name} <span className="text-muted-foreground">({formatDays(from, to, locale)})</span>
              </p>
              <Link
                to={{ pathname, search: `?${writeChangeForm(typed)}&line=${uid}` }}
                aria-label={`${t("form.swap")}: ${name}`}
                className={buttonVariants({ size: "sm" })}
              >
                <Icon of={RefreshCw} />
                {t("form.swap")}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
