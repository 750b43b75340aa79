import { Calendar, Users, Wallet } from "lucide";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { formatDateSpan } from "#app/domain/trip-days.ts";
import { itineraryChanges } from "#app/i18n/locales/en/itinerary/itinerary-changes.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { countdown } from "#scripts/bench/peers/shared/trip-words.ts";
import { Icon } from "../icon.tsx";
import { PlacePicture } from "./place-picture.tsx";

export function Hero({ itinerary, today }: { itinerary: Itinerary; today: string }) {
  const price = itinerary.price;

  return (
    <div className="mx-auto max-w-6xl sm:px-6">
      <PlacePicture
        place={itinerary.hero_place}
        brand={itinerary.brand.code}
        first
        className="hero-picture"
      />
      <div className="floating hero-card">
        <p className="inline-block rounded-sm bg-primary-soft px-2.5 py-1 text-sm font-semibold text-primary-text">
          {countdown(itinerary, today)}
        </p>
        <h1 className="mt-3 text-xl sm:text-2xl">{itinerary.name}</h1>
        <dl className="mt-3 grid gap-2">
          <div className="flex items-start gap-3">
            <dt>
              <Icon of={Calendar} className="mt-0.5 size-5 text-primary-text" />
              <span className="sr-only">{travelApp.days}</span>
            </dt>
            <dd>{formatDateSpan(itinerary, "en", "long")}</dd>
          </div>
          <div className="flex items-start gap-3">
            <dt>
              <Icon of={Users} className="mt-0.5 size-5 text-primary-text" />
              <span className="sr-only">{travelApp.travellers}</span>
            </dt>
            <dd>{itinerary.travellers.map(({ name }) => name).join(", ")}</dd>
          </div>
          {price && (
            <div className="flex items-start gap-3">
              <dt>
                <Icon of={Wallet} className="mt-0.5 size-5 text-primary-text" />
                <span className="sr-only">{itineraryChanges.what.price}</span>
              </dt>
              <dd className="tabular-nums">
                {formatMoneyWithCode(price.total_cents, price.currency, "en")}{" "}
                <span className="text-sm text-muted-foreground">{itineraryChanges.taxIncluded}</span>
              </dd>
            </div>
          )}
        </dl>
        {itinerary.intro && <p className="mt-4 text-muted-foreground">{itinerary.intro}</p>}
        <div className="-mx-2 mt-2 -mb-3 flex flex-wrap items-center">
          <p className="w-full px-2 pt-2 text-sm text-muted-foreground tabular-nums sm:w-auto sm:pt-0">
            {say(travelApp.reference, { reference: itinerary.reference })}
          </p>
        </div>
      </div>
    </div>
  );
}
