import type { OwnAgencyTexts } from "#app/i18n/locales/en/company/own-agency.ts";

export const ownAgency: OwnAgencyTexts = {
  title: "Notre agence",
  shown: {
    title: "Ce que voient vos clients",
    text: "Votre agence figure ainsi sur vos devis. Votre conseiller modifie ces informations.",
    name: "Nom",
    phone: "Téléphone",
    email: "E-mail",
  },
  fields: { logo: "Logo" },
  logoText:
    "Il figure à côté de votre nom sur les devis que vous envoyez à vos clients : sur leur page et en tête du PDF. Un nouveau logo apparaît aussi sur les devis déjà envoyés.",
  logoHint:
    "PNG, JPEG ou WebP, jusqu’à 1 Mo et 4 mégapixels, de préférence sans marge. Il est affiché sur fond blanc.",
  logoNamed: "Logo {{mark}}",
  saved: "Le logo est enregistré et apparaît sur vos devis.",
  removed: "Vos devis n’affichent plus de logo.",
};
