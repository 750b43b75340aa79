import { Calendar, Copy, Share2, Users, Wallet } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { formatDateSpan } from "#app/domain/trip-days.ts";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { TripCountdown } from "./trip-countdown.tsx";

type TripHeroProps = { itinerary: Itinerary; locale: Locale; today: string };

/** The picture, the name of the trip, who travels when, and how long until then. */
export function TripHero({ itinerary, locale, today }: TripHeroProps) {
  const { t } = useTranslation("travelApp");
  const { name, reference, travellers, intro, hero_place: place, brand, price } = itinerary;
  return (
    <div className="mx-auto max-w-6xl sm:px-6">
      <PlacePicture place={place} brand={brand.code} first className="hero-picture" />
      <div className="floating hero-card">
        <TripCountdown itinerary={itinerary} today={today} />
        <h1 className="mt-3 text-xl sm:text-2xl">{name}</h1>
        <dl className="mt-3 grid gap-2">
          <div className="flex items-start gap-3">
            <dt>
              <Icon of={Calendar} className="mt-0.5 size-5 text-primary-text" />
              <span className="sr-only">{t("days")}</span>
            </dt>
            <dd>{formatDateSpan(itinerary, locale, "long")}</dd>
          </div>
          <div className="flex items-start gap-3">
            <dt>
              <Icon of={Users} className="mt-0.5 size-5 text-primary-text" />
              <span className="sr-only">{t("travellers")}</span>
            </dt>
            <dd>{travellers.map((traveller) => traveller.name).join(", ")}</dd>
          </div>
          {price && <TripPrice price={price} locale={locale} />}
        </dl>
        {intro && <p className="mt-4 text-muted-foreground">{intro}</p>}
        <div className="-mx-2 mt-2 -mb-3 flex flex-wrap items-center">
          <p className="w-full px-2 pt-2 text-sm text-muted-foreground tabular-nums sm:w-auto sm:pt-0">
            {t("reference", { reference })}
          </p>
          <button
            type="button"
            hidden
            data-copy={reference}
            data-done={t("copied")}
            className="quiet-button px-2"
          >
            <Icon of={Copy} className="size-4" />
            <span aria-live="polite">{t("copyReference")}</span>
          </button>
          <button
            type="button"
            hidden
            data-share={name}
            data-done={t("copied")}
            className="quiet-button px-2"
          >
            <Icon of={Share2} className="size-4" />
            <span aria-live="polite">{t("share")}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

type PriceProps = { price: NonNullable<Itinerary["price"]>; locale: Locale };

/** What the trip costs, where the office shows it. */
function TripPrice({ price, locale }: PriceProps) {
  const { t } = useTranslation("itineraryChanges");
  return (
    <div className="flex items-start gap-3" data-slot="trip-price">
      <dt>
        <Icon of={Wallet} className="mt-0.5 size-5 text-primary-text" />
        <span className="sr-only">{t("what.price")}</span>
      </dt>
      <dd className="tabular-nums">
        {formatMoneyWithCode(price.total_cents, price.currency, locale)}{" "}
        <span className="text-sm text-muted-foreground">{t("taxIncluded")}</span>
      </dd>
    </div>
  );
}
