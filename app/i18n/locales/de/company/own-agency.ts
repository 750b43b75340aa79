import type { OwnAgencyTexts } from "#app/i18n/locales/en/company/own-agency.ts";

export const ownAgency: OwnAgencyTexts = {
  title: "Unser Reisebüro",
  shown: {
    title: "So sehen Ihre Kunden Sie",
    text: "So stehen Sie auf Ihren Angeboten. Ihre Ansprechperson ändert diese Angaben.",
    name: "Name",
    phone: "Telefon",
    email: "E-Mail",
  },
  fields: { logo: "Logo" },
  logoText:
    "Es steht neben Ihrem Namen auf den Angeboten, die Sie Ihren Kunden senden: auf deren Seite und im Kopf des PDF. Ein neues Logo erscheint auch auf Angeboten, die schon versandt sind.",
  logoHint: "PNG, JPEG oder WebP, bis 1 MB und 4 Megapixel, am besten ohne Rand. Es steht auf Weiß.",
  logoNamed: "Logo {{mark}}",
  saved: "Das Logo ist gespeichert und erscheint auf Ihren Angeboten.",
  removed: "Ihre Angebote zeigen kein Logo mehr.",
};
