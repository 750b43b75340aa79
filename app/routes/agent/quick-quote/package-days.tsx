import { Clock, MapPin, Plus, Route as RouteIcon } from "lucide";
import { useLocale } from "#app/components/use-locale.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { clockRange } from "#contract/clock.ts";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import type { PackageDay, PackageSlot } from "#contract/catalogue/packages/package.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

/** What happens day by day: where, how one gets there, and what fills the day. */
export function PackageDays({ days }: { days: readonly PackageDay[] }) {
  return (
    <ol className="rounded-md border border-border bg-card">
      {days.map((day, index) => (
        <Day key={day.day_no} day={day} before={days[index - 1]} />
      ))}
    </ol>
  );
}

function Day({ day, before }: { day: PackageDay; before: PackageDay | undefined }) {
  const { t } = useTranslation("packages");
  const { first, rest } = aroundJourneys({ ...day, services: day.slots }, before);
  return (
    <li id={`day-${day.day_no}`} className="space-y-2.5 border-b border-border px-5 py-4 last:border-b-0">
      <div>
        <p className="text-xs font-medium text-muted-foreground">{t("days.day", { day: day.day_no })}</p>
        <h3 className="text-sm font-semibold">{day.title}</h3>
        {day.text ? <p className="max-w-[70ch] text-pretty text-muted-foreground">{day.text}</p> : null}
      </div>
      <Slots slots={first} />
      <Journeys day={day} />
      <Slots slots={rest} />
      {day.overnight ? (
        <p className="flex items-center gap-2 text-xs text-muted-foreground">
          <Icon of={MapPin} className="size-3.5 shrink-0" />
          {t("days.overnight", { place: day.overnight.name })}
        </p>
      ) : null}
    </li>
  );
}

function Slots({ slots }: { slots: readonly PackageSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <ul className="space-y-2">
      {slots.map((slot) => (
        <Slot key={slot.key} slot={slot} />
      ))}
    </ul>
  );
}

function Journeys({ day }: { day: PackageDay }) {
  const { t } = useTranslation(["packages", "trip"]);
  const length = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const text =
      hours === 0 ? t("days.minutes", { minutes: rest }) : t("days.hours", { hours, minutes: rest });
    return t("days.duration", { hours: text });
  };
  return day.legs.map(({ from, to, mode, distance_km: km, minutes }) => (
    <p key={`${from.code} ${to.code}`} className="flex items-start gap-2 text-sm">
      <Icon of={RouteIcon} className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <span>
        {[
          t(`trip:modes.${mode}`),
          t("trip:leg.route", { from: from.name, to: to.name }),
          km === null ? null : t("days.distance", { km }),
          minutes === null ? null : length(minutes),
        ]
          .filter((text) => text !== null)
          .join(" · ")}
      </span>
    </p>
  ));
}

function Slot({ slot }: { slot: PackageSlot }) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  if (slot.kind === "note") return <li className="ps-6.5 text-pretty text-muted-foreground">{slot.note}</li>;
  if (slot.kind === "insert_activity_here") {
    return (
      <li className="flex items-center gap-2.5 rounded-md border border-dashed border-input px-3 py-2 text-muted-foreground">
        <Icon of={Plus} className="size-4 shrink-0" />
        {t("days.insert")}
      </li>
    );
  }
  const when = clockRange(slot.start_time, slot.end_time, locale);
  return (
    <li className="flex items-start gap-2.5">
      {slot.service_type ? <ServiceTypeIcon code={slot.service_type} className="mt-0.5" /> : null}
      <div className="min-w-0 space-y-0.5">
        {slot.services.map((service, index) => (
          <p key={`${service.name} ${service.class ?? ""}`} className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{service.name}</span>
            <span className="text-muted-foreground">{service.supplier_name}</span>
            {service.class ? (
              <Badge tone="outline">
                {t("days.only", { class: t(`productSearch:classes.${service.class}`) })}
              </Badge>
            ) : null}
            {slot.optional && index === 0 ? <Badge>{t("days.optional")}</Badge> : null}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-3 text-xs text-muted-foreground empty:hidden">
          {slot.nights === null ? null : <span>{nightsText(slot, t)}</span>}
          {when === null ? null : (
            <span className="inline-flex items-center gap-1">
              <Icon of={Clock} className="size-3" />
              {when}
            </span>
          )}
        </p>
        {slot.substitutes.length > 0 ? (
          <p className="text-xs text-pretty text-muted-foreground">
            {t("days.instead", { names: slot.substitutes.map(({ name }) => name).join(", ") })}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function nightsText(
  slot: PackageSlot,
  t: (key: "nights" | "days", values: { count: number }) => string,
): string {
  return t(isStay(slot.service_type) ? "nights" : "days", { count: slot.nights ?? 0 });
}
