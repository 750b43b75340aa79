import type { ValidationTexts } from "#app/i18n/locales/en/validation.ts";

export const validation: ValidationTexts = {
  required: "Dieses Feld ist erforderlich",
  shortRequired: "Erforderlich",
  length: "Dieses Feld darf höchstens {{max}} Zeichen haben",
  minLength: "Dieses Feld muss mindestens {{min}} Zeichen haben",
  exactLength: "Dieses Feld muss genau {{exact}} Zeichen haben",
  email: "Bitte eine gültige E-Mail-Adresse eingeben",
  confirmed: "Die Passwörter müssen übereinstimmen",
  phone: "Bitte eine gültige Telefonnummer eingeben",
  invalid: "Bitte dieses Feld prüfen",
  number: "Bitte eine Zahl eingeben",
  tooSmall: "Bitte {{min}} oder mehr eingeben",
  tooBig: "Bitte {{max}} oder weniger eingeben",
  date: "Bitte ein Datum eingeben",
  choice: "Bitte eine der Möglichkeiten wählen",
  summary_one: "Ein Feld muss geprüft werden",
  summary_other: "{{count}} Felder müssen geprüft werden",
  formProblem: "Das konnte nicht gespeichert werden",
};
