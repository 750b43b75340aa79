import { Mail, MapPin, MessageCircle, Phone, Siren } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Itinerary } from "#contract/itineraries/itinerary.ts";
import { telHref } from "#app/domain/contact-links.ts";

/** Whom to call, day and night; the live chat only where there is one. */
export function TripContact({ brand }: { brand: Itinerary["brand"] }) {
  const { t } = useTranslation("travelApp");
  return (
    <section id="contact" aria-labelledby="contact-title" className="panel">
      <h2 id="contact-title" className="text-lg">
        {t("contact.title")}
      </h2>
      <p className="text-muted-foreground mt-1">{brand.name}</p>
      <ul className="mt-3">
        <li>
          <a href={telHref(brand.phone)} className="contact-link">
            <Phone aria-hidden="true" className="text-primary-text size-5 shrink-0" />
            <Line label={t("contact.office")} value={brand.phone} />
          </a>
        </li>
        <li>
          <a href={telHref(brand.emergency_phone)} className="contact-link">
            <Siren aria-hidden="true" className="text-destructive-text size-5 shrink-0" />
            <Line label={t("contact.emergency")} value={brand.emergency_phone} />
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`} className="contact-link">
            <Mail aria-hidden="true" className="text-primary-text size-5 shrink-0" />
            <Line label={t("contact.email")} value={brand.email} />
          </a>
        </li>
        <li className="contact-link">
          <MapPin aria-hidden="true" className="text-primary-text size-5 shrink-0" />
          <Line label={t("contact.address")} value={brand.address} />
        </li>
      </ul>
      {brand.live_chat_url && (
        <div className="bg-muted mt-2 rounded-md p-4 print:hidden">
          <a href={brand.live_chat_url} rel="noreferrer" className="primary-button">
            <MessageCircle aria-hidden="true" className="size-5" />
            {t("contact.chat")}
          </a>
          <p className="mt-2 text-sm">{t("contact.chatHint", { phone: brand.phone })}</p>
        </div>
      )}
    </section>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="text-muted-foreground block text-sm">{label}</span>
      <span className="font-medium break-words tabular-nums">{value}</span>
    </span>
  );
}
