import type { FindTexts } from "#app/i18n/locales/en/find.ts";

export const find: FindTexts = {
  title: "Finden Sie Ihre Reise-App",
  prompt: "Bitte geben Sie Ihre Buchungsreferenz von {{company}} ein.",
  reference: "Referenz",
  referencePlaceholder: "Buchungsreferenz",
  surname: "Nachname",
  surnameHint: "Mehrere Reisen passen dazu. Bitte ergänzen Sie den Nachnamen eines der Reisenden.",
  submit: "Reiseverlauf finden",
};
