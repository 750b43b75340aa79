import { useTranslation } from "#app/i18n/use-translation.ts";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonthNumbers } from "#app/domain/dates.ts";
import type { TravelPackage } from "#contract/catalogue/packages/package.ts";

/** What a package is: name, route, length, when and for how many. */
export function PackageHead({ pack }: { pack: TravelPackage }) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  const { start_place: start, end_place: end, min_pax: min, max_pax: max, months_available: months } = pack;
  return (
    <header className="grid overflow-hidden rounded-md border border-border bg-card sm:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="space-y-4 px-5 py-4">
        <div>
          <h1 className="text-xl">{pack.name}</h1>
          <p className="mt-0.5 max-w-[60ch] text-pretty text-muted-foreground">{pack.summary}</p>
        </div>
        <Facts>
          <Fact name={t("facts.duration")}>{t("days", { count: pack.duration_days })}</Fact>
          <Fact name={t("facts.route")}>
            {start.code === end.code ? start.name : t("route", { start: start.name, end: end.name })}
          </Fact>
          <Fact name={t("facts.transport")}>{t(`transports.${pack.transport}`)}</Fact>
          <Fact name={t("facts.tariffs")}>
            {pack.tariffs.map((tariff) => t(`productSearch:classes.${tariff}`)).join(", ")}
          </Fact>
          <Fact name={t("facts.months")}>
            {months.length === 12 ? t("allYear") : formatMonthNumbers(months, locale)}
          </Fact>
          <Fact name={t("facts.party")}>
            {max === null ? t("party.from", { min }) : t("party.range", { min, max })}
          </Fact>
          <Fact name={t("facts.reference")}>
            <span className="select-all">{pack.ref}</span>
          </Fact>
        </Facts>
      </div>
      <PlacePicture
        place={pack.picture_place}
        brand={pack.brand}
        first
        className="h-full max-h-56 w-full max-sm:order-first max-sm:aspect-[16/6]"
      />
    </header>
  );
}
