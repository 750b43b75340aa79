import type { NotificationTexts } from "#app/i18n/locales/en/core/notifications.ts";

export const notifications: NotificationTexts = {
  title: "Benachrichtigungen",
  intro: "Was Sie betrifft, das Neueste zuerst.",
  bell: "Benachrichtigungen",
  bellNew_one: "Benachrichtigungen, {{count}} neu",
  bellNew_other: "Benachrichtigungen, {{count}} neu",
  all: "Alle",
  fresh: "Neue",
  filter: "Anzeigen",
  today: "Heute",
  yesterday: "Gestern",
  isNew: "Neu",
  open: "Öffnen",
  markRead: "Als gelesen markieren",
  markAll: "Alle als gelesen markieren",
  markedAll: "Alle Benachrichtigungen sind als gelesen markiert.",
  empty: "Noch keine Benachrichtigungen",
  emptyText: "Sobald Sie etwas betrifft, steht es hier und hinter der Glocke.",
  emptyNew: "Nichts Neues",
  emptyNewText: "Sie haben alles gelesen.",
  presence: {
    also_one: "{{names}} ist auch hier",
    also_other: "{{names}} sind auch hier",
    more_one: "{{count}} weitere Person",
    more_other: "{{count}} weitere Personen",
  },
  paused:
    "Die laufende Aktualisierung ist unterbrochen. Laden Sie die Seite neu, um den neuesten Stand zu sehen.",
  assign: {
    menu: "Übergeben",
    label: "Ansprechperson",
    submit: "Vorgang übergeben",
    done: "{{name}} betreut diesen Vorgang jetzt.",
    conflict:
      "Jemand anderes hat diesen Vorgang inzwischen gespeichert. Es wurde nichts geändert; bitte prüfen Sie den Stand.",
    none: "Noch niemand",
  },
};
