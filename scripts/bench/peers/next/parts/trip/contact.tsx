import { Mail, MessageCircle, PhoneCall } from "lucide";
import { telHref } from "#app/domain/contact-links.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "../icon.tsx";
import { TripIcon } from "./trip-icon.tsx";

export function Contact({ brand }: { brand: Itinerary["brand"] }) {
  const texts = travelApp.contact;

  return (
    <section id="contact" aria-labelledby="contact-title" className="panel">
      <h2 id="contact-title" className="text-lg">
        {texts.title}
      </h2>
      <p className="mt-1 text-muted-foreground">{brand.name}</p>
      <ul className="mt-3">
        <li>
          <a href={telHref(brand.phone)} className="contact-link">
            <TripIcon name="phone" />
            <Line label={texts.office} value={brand.phone} />
          </a>
        </li>
        <li>
          <a href={telHref(brand.emergency_phone)} className="contact-link">
            <Icon of={PhoneCall} className="size-5 shrink-0 text-destructive-text" />
            <Line label={texts.emergency} value={brand.emergency_phone} />
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`} className="contact-link">
            <Icon of={Mail} className="size-5 shrink-0 text-primary-text" />
            <Line label={texts.email} value={brand.email} />
          </a>
        </li>
        <li className="contact-link">
          <TripIcon name="pin" />
          <Line label={texts.address} value={brand.address} />
        </li>
      </ul>
      {brand.live_chat_url && (
        <div className="mt-2 rounded-md bg-muted p-4 print:hidden">
          <a href={brand.live_chat_url} rel="noreferrer" className="primary-button">
            <Icon of={MessageCircle} className="size-5" />
            {trip.chat}
          </a>
          <p className="mt-2 text-sm">{say(trip.chatHint, { phone: brand.phone })}</p>
        </div>
      )}
    </section>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-sm text-muted-foreground">{label}</span>
      <span className="font-medium tabular-nums">{value}</span>
    </span>
  );
}
