import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { PackageCard } from "#contract/catalogue/packages/package.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";

type PackageTileProps = { card: PackageCard; wanted: OptionClass | undefined };

/** A package at a glance; the whole card leads to it, the class that was filtered for comes along. */
export function PackageTile({ card, wanted }: PackageTileProps) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const { ref, name, summary, start_place: start, end_place: end, tariffs } = card;
  const path = href("/app/quick-quote/:ref", { ref });
  const route = start.code === end.code ? start.name : t("route", { start: start.name, end: end.name });
  return (
    <li className="relative flex flex-col overflow-hidden rounded-md border border-border bg-card hover:border-input has-focus-visible:border-ring">
      <PlacePicture place={card.picture_place} brand={card.brand} className="aspect-[16/7] w-full" />
      <div className="flex grow flex-col gap-2 px-4 py-3.5">
        <div>
          <h2 className="text-base font-semibold">
            <Link
              to={wanted ? `${path}?edit=form&class=${wanted}` : path}
              className="after:absolute after:inset-0 focus-visible:outline-none"
            >
              {name}
            </Link>
          </h2>
          <p className="text-pretty text-muted-foreground">{summary}</p>
        </div>
        <p className="text-sm">
          <span className="font-medium">{t("days", { count: card.duration_days })}</span>
          {` · ${route} · ${t(`transports.${card.transport}`)}`}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {tariffs.map((tariff) => (
            <Badge key={tariff} tone="outline">
              {t(`productSearch:classes.${tariff}`)}
            </Badge>
          ))}
        </p>
        <FromPrice card={card} />
      </div>
    </li>
  );
}

function FromPrice({ card }: { card: PackageCard }) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  const { month, cents, class: own } = card.from_price;
  const when = { month: formatMonth(month, locale) };
  if (cents === null) {
    return (
      <div className="mt-auto border-t border-border pt-2.5">
        <p className="font-medium">{t("from.none", when)}</p>
        <p className="text-xs text-pretty text-muted-foreground">{t("from.noneText")}</p>
      </div>
    );
  }
  const basis = card.price_mode === "net" ? "from.netBasis" : "from.basis";
  return (
    <div className="mt-auto border-t border-border pt-2.5">
      <p className="text-xs text-muted-foreground">{t("from.label", when)}</p>
      <p className="text-lg font-semibold tabular-nums">{formatMoney(cents, card.currency, locale)}</p>
      <p className="text-xs text-pretty text-muted-foreground">
        {t(basis, { class: t(`productSearch:classes.${own}`) })}
      </p>
    </div>
  );
}
