import { Plus } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DepartureObstacles } from "#app/components/tours/departure-obstacles.tsx";
import { SeatsLeft } from "#app/components/tours/seats-left.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatDayRange, weekdayShort } from "#app/domain/dates.ts";
import { languageName } from "#app/domain/language-name.ts";
import { formatAmount, formatMoney } from "#app/domain/money.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { DepartureOffer, QuoteDepartures } from "#contract/tours/departures.ts";

type DepartureTileProps = { one: DepartureOffer; page: QuoteDepartures; choose: string };

/** A departure with its seats, its price for the party, and what can be done about it. */
export function DepartureTile({ one, page, choose }: DepartureTileProps) {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  const days = formatDayRange(one.date_from, one.date_to, locale);
  const details = useDetails(one);
  const isFree = one.obstacles.length === 0 && one.cents !== null;
  return (
    <li
      data-departure={one.code}
      className="grid gap-x-6 gap-y-3 rounded-md border border-border bg-card px-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_14rem]"
    >
      <div className="min-w-0 space-y-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge machine="departure" code={one.status} />
          {isSold(one) ? <SeatsLeft departure={one.uid} left={one.seats_left} /> : null}
          {isSold(one) && one.guaranteed && one.status !== "Guaranteed" ? (
            <Badge tone="outline">{t("runs")}</Badge>
          ) : null}
          {one.chosen ? <Badge tone="primary">{t("chosen")}</Badge> : null}
        </p>
        <h2 className="text-base">
          <span className="font-semibold">{one.tour.name}</span>
          <span className="ms-2 text-sm font-normal whitespace-nowrap">
            {`${weekdayShort(one.date_from, locale)} ${days}`}
          </span>
        </h2>
        <p className="text-pretty text-muted-foreground">{one.tour.summary}</p>
        <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
        {one.obstacles.length > 0 ? <Obstacles one={one} seats={page.seats} /> : null}
      </div>
      <div className="flex flex-col gap-2.5 sm:items-end sm:text-end">
        <Price one={one} page={page} />
        {isFree && page.editable && !one.chosen ? (
          <PostButton
            variant="primary"
            label={`${choose}: ${one.tour.name}, ${days}`}
            fields={{ departure: one.uid, code: one.code, lock_version: page.lock_version }}
          >
            <Icon of={Plus} />
            {choose}
          </PostButton>
        ) : null}
      </div>
    </li>
  );
}

/** Seats are sold on it, if there are any. */
function isSold({ obstacles }: DepartureOffer): boolean {
  return !obstacles.some((one) => ["cancelled", "on_hold", "departed", "closed"].includes(one));
}

function useDetails(one: DepartureOffer): string[] {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  return [
    t("days", { count: one.tour.duration_days }),
    t("route", { start: one.start_place, end: one.end_place }),
    t("guide", { language: languageName(one.language, locale) }),
    ...(!isSold(one) ? [] : [t("closeOn", { date: formatDayLong(one.close_on, locale) })]),
  ];
}

function Obstacles({ one, seats }: { one: DepartureOffer; seats: number }) {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  const dates = one.with_room.map((other) => formatDayLong(other.date_from, locale));
  return (
    <div className="border-s-3 border-s-status-amber ps-2.5">
      <p className="font-medium">
        <DepartureObstacles
          obstacles={one.obstacles}
          closeOn={one.close_on}
          left={one.seats_left}
          needed={seats}
        />
      </p>
      {dates.length > 0 ? (
        <p className="text-muted-foreground">
          {t("withRoom", { dates: new Intl.ListFormat(locale).format(dates) })}
        </p>
      ) : null}
    </div>
  );
}

function Price({ one, page: { currency, price_mode: mode } }: Omit<DepartureTileProps, "choose">) {
  const { t } = useTranslation(["tours", "kit"]);
  const locale = useLocale();
  if (one.cents === null) {
    return (
      <Badge tone="outline" className="self-start sm:self-end">
        {t("noPrice")}
      </Badge>
    );
  }
  const more = one.difference_cents;
  const amount = formatAmount(Math.abs(more ?? 0), locale);
  return (
    <div className="w-full">
      <p className="text-xs text-muted-foreground">{t(mode === "net" ? "net" : "sell")}</p>
      <p className="text-lg font-semibold tabular-nums">{formatMoney(one.cents, currency, locale)}</p>
      {more === null ? null : (
        <p className="text-xs text-muted-foreground tabular-nums">
          {more === 0 ? t("change.same") : t(more > 0 ? "change.more" : "change.less", { amount })}
        </p>
      )}
      <ul className="mt-1 text-xs text-muted-foreground tabular-nums">
        {one.rooms.map(({ code, cents }, index) => (
          <li key={index} className="flex justify-between gap-3">
            <span>{t("room", { number: index + 1, type: t(`kit:rooms.${code}`) })}</span>
            <span>{formatAmount(cents, locale)}</span>
          </li>
        ))}
        {one.deposit_cents === null ? null : (
          <li className="flex justify-between gap-3">
            <span>{t("deposit")}</span>
            <span>{formatAmount(one.deposit_cents, locale)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
