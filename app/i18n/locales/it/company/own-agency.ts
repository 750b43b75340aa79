import type { OwnAgencyTexts } from "#app/i18n/locales/en/company/own-agency.ts";

export const ownAgency: OwnAgencyTexts = {
  title: "La nostra agenzia",
  shown: {
    title: "Come La vedono i Suoi clienti",
    text: "Così l’agenzia figura sui Suoi preventivi. Questi dati li modifica il Suo consulente.",
    name: "Nome",
    phone: "Telefono",
    email: "E-mail",
  },
  fields: { logo: "Logo" },
  logoText:
    "Figura accanto al Suo nome sui preventivi che invia ai clienti: sulla loro pagina e nell’intestazione del PDF. Un nuovo logo compare anche sui preventivi già inviati.",
  logoHint:
    "PNG, JPEG o WebP, fino a 1 MB e 4 megapixel, meglio senza margini. Viene mostrato su sfondo bianco.",
  logoNamed: "Logo {{mark}}",
  saved: "Il logo è salvato e compare sui Suoi preventivi.",
  removed: "I Suoi preventivi non mostrano più alcun logo.",
};
