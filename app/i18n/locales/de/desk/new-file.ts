import type { NewFileTexts } from "#app/i18n/locales/en/desk/new-file.ts";

export const newFile: NewFileTexts = {
  title: "Neuer Vorgang",
  choose: "Weiter",
  another: "Für ein anderes Reisebüro",
  agency: "Reisebüro",
  agent: "Ansprechperson im Reisebüro",
  agentHint:
    "Wer dort den Vorgang betreut. Ohne Angabe sind es alle, die sämtliche Vorgänge des Reisebüros sehen.",
  nobody: "Niemand Bestimmtes",
  begin: "Womit er beginnt",
  empty: "Leer",
  emptyHint: "Nur mit seinen Tagen.",
  package: "Mit einem Paket",
  packageHint: "Mit den Leistungen einer fertigen Reise.",
  packageField: "Paket",
  copyOf: "Kopie von {{reference}}",
  copyHint:
    "Tage und Leistungen werden übernommen und zu den heutigen Raten berechnet. Namen, Pässe, Status, Bestätigungen und Rechnungen werden nicht übernommen.",
  language: "Sprache",
  languageHint: "In der Reisebüro und Kunden den Vorgang lesen.",
  submit: "Vorgang anlegen",
  none: "An dieses Reisebüro werden keine Pakete verkauft.",
  saved: {
    whole: "Der Vorgang {{reference}} ist angelegt.",
    without_one: "Der Vorgang {{reference}} ist angelegt. {{count}} Leistung hat noch keinen Preis.",
    without_other: "Der Vorgang {{reference}} ist angelegt. {{count}} Leistungen haben noch keinen Preis.",
  },
  days_one: "{{count}} Tag",
  days_other: "{{count}} Tage",
};
