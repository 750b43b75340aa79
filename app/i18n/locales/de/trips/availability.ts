import type { AvailabilityTexts } from "#app/i18n/locales/en/trips/availability.ts";

export const availability: AvailabilityTexts = {
  check: "Verfügbarkeit prüfen",
  checking: "Verfügbarkeit wird geprüft …",
  checkedAt: "geprüft um {{time}}",
  hint: "Die Prüfung reserviert nichts. Eine Auskunft gilt zehn Minuten.",
  reasons: {
    stock: "Aus unserem Kontingent",
    freesale: "Freiverkauf",
    seats: "Plätze auf der Rundreise sind frei",
    no_stock: "Unser Kontingent ist am {{day}} ausgeschöpft",
    stop_sell: "Am {{day}} kein Sofortverkauf",
    released: "Unser Kontingent für den {{day}} ist an den Leistungsträger zurückgefallen",
    supplier: "Bestätigung durch den Leistungsträger",
    no_seats: "Die Rundreise hat keine Plätze für die Gruppe",
    price_open: "Den Preis bestätigt die Ansprechperson",
  },
  summary: {
    available_one: "{{count}} von {{total}} Leistungen ist sofort verfügbar",
    available_other: "{{count}} von {{total}} Leistungen sind sofort verfügbar",
    onRequest_one: "{{count}} geht auf Anfrage",
    onRequest_other: "{{count}} gehen auf Anfrage",
    none: "Keine Leistung ist sofort verfügbar",
    both: "{{available}}; {{onRequest}}.",
    plain: "{{text}}.",
    nothing: "Noch gibt es nichts zu prüfen: Keine Leistung der Reise hat einen Preis.",
    unchecked_one: "{{count}} Leistung ist in ihrem jetzigen Stand nicht geprüft.",
    unchecked_other: "{{count}} Leistungen sind in ihrem jetzigen Stand nicht geprüft.",
  },
};
