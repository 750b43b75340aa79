import type { ValidationTexts } from "#app/i18n/locales/en/forms/validation.ts";

export const validation: ValidationTexts = {
  required: "Dieses Feld ist erforderlich",
  numberMissing: "Bitte geben Sie Ihre Bestätigungsnummer ein",
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
  money: "Geben Sie einen Betrag ein, zum Beispiel 1.234,50",
  percent: "Geben Sie einen Prozentsatz ein, zum Beispiel 12,5",
  integer: "Geben Sie eine ganze Zahl ein",
  decimal: "Geben Sie eine Zahl ein, zum Beispiel 12,5",
  date: "Geben Sie ein Datum ein, zum Beispiel 14.12.2026",
  clock: "Geben Sie eine Uhrzeit ein, zum Beispiel 09:30",
  tooFew: "Wählen Sie mindestens {{min}}",
  tooMany: "Wählen Sie höchstens {{max}}",
  choice: "Bitte eine der Möglichkeiten wählen",
  dateOrder: "Das Ende darf nicht vor dem Anfang liegen",
  paxOrder: "Die Höchstzahl darf nicht unter der Mindestzahl liegen",
  classTwice: "Diese Kategorie hat bereits eine Leistung",
  slotNeedsService: "Wählen Sie mindestens eine Leistung, die kein Ersatz ist",
  ages: "Geben Sie höchstens {{most}} Alter von 0 bis {{max}} ein, durch Kommas getrennt",
  notSaved:
    "Das konnte nicht gespeichert werden: Unsere Systeme sind gerade nicht erreichbar. Ihre Eingaben sind noch da. Bitte senden Sie sie gleich noch einmal.",
  tooOften_one:
    "Das wurde zu oft gesendet. Ihre Eingaben sind noch da. Bitte versuchen Sie es in {{count}} Sekunde erneut.",
  tooOften_other:
    "Das wurde zu oft gesendet. Ihre Eingaben sind noch da. Bitte versuchen Sie es in {{count}} Sekunden erneut.",
  summary_one: "Ein Feld muss geprüft werden",
  summary_other: "{{count}} Felder müssen geprüft werden",
  formProblem: "Das konnte nicht gespeichert werden",
  outcomeUnknown:
    "Die Verbindung brach ab, bevor die Antwort kam. Wir wissen deshalb nicht, ob das ausgeführt wurde. Bitte sehen Sie nach, bevor Sie es noch einmal senden; Ihre Eingaben stehen noch hier.",
  outcomeLook: "Nachsehen, wo es stehen müsste",
};
