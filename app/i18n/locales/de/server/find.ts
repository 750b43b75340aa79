import type { FindTexts } from "#app/i18n/locales/en/server/find.ts";

export const find: FindTexts = {
  title: "Finden Sie Ihre Reise-App",
  prompt: "Bitte geben Sie Ihre Buchungsreferenz von {{company}} ein.",
  reference: "Referenz",
  referencePlaceholder: "Buchungsreferenz",
  surname: "Nachname",
  surnameHint:
    "Bitte geben Sie auch den Nachnamen der Person an, auf die gebucht wurde. Das schützt die Reise vor Fremden, die Referenzen ausprobieren.",
  submit: "Reiseplan finden",
  unavailable: "Unsere Systeme sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
};
