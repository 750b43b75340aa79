import type { ReconfirmationTexts } from "#app/i18n/locales/en/reconfirm/reconfirmation.ts";

export const reconfirmation: ReconfirmationTexts = {
  title: "Leistung rückbestätigen",
  choices: {
    as_booked: "Alles bleibt wie gebucht",
    change: "Etwas muss geändert werden",
    problem: "Es gibt ein Problem",
  },
  given: {
    as_booked: "Wie gebucht rückbestätigt am {{moment}}",
    change: "Änderung gemeldet am {{moment}}",
    problem: "Problem gemeldet am {{moment}}",
  },
  acts: {
    as_booked: "Wie gebucht",
    all_one: "{{count}} Leistung wie gebucht",
    all_other: "Alle {{count}} Leistungen wie gebucht",
    send: "Antwort senden",
  },
  folds: {
    answer: "Antworten",
    different: "Etwas ist anders",
    change: "Antwort ändern",
  },
  fields: {
    answer: "Was ist anders?",
    words: "Was sollten wir wissen?",
    wordsHint: "Nötig, wenn sich etwas ändern muss oder es ein Problem gibt",
  },
  allHint:
    "Wenn Sie alle diese Gäste wie gebucht erwarten, genügt ein Klick. Sonst beantworten Sie unten jede Leistung einzeln.",
  closed:
    "Diese Leistung wurde inzwischen geändert oder wird nicht mehr gebraucht. Hier ist nichts zu beantworten.",
  answered: "Vielen Dank. Ihre Antwort ist angekommen.",
  refused_one: "{{count}} Antwort wurde nicht angenommen: {{why}}",
  refused_other: "{{count}} Antworten wurden nicht angenommen: {{why}}",
  portal: {
    intro: "Kurz vor der Anreise fragen wir Sie, ob alles wie gebucht bleibt.",
    empty: "Nichts rückzubestätigen",
    emptyText:
      "Sobald ein Aufenthalt oder eine Leistung näher rückt, erscheint sie hier und kommt per E-Mail zu Ihnen.",
  },
  office: {
    title: "Rückbestätigung",
    intro:
      "Leistungsträger werden kurz vor jeder Leistung automatisch gefragt. Hier können Sie früher fragen, nachhaken und eintragen, was per Telefon oder E-Mail kam.",
    ask_one: "{{count}} Leistung jetzt anfragen",
    ask_other: "{{count}} Leistungen jetzt anfragen",
    asked_one: "Für {{count}} Leistung ist die Rückbestätigung angefragt.",
    asked_other: "Für {{count}} Leistungen ist die Rückbestätigung angefragt.",
    answer: "Für den Leistungsträger antworten",
    answered: "Die Antwort ist eingetragen.",
    empty: "Noch nichts rückzubestätigen",
    emptyText: "Bestätigte Leistungen dieser Buchung erscheinen hier.",
    unreachable:
      "Keine E-Mail-Adresse vorhanden. Fragen Sie per Telefon, oder tragen Sie beim Leistungsträger eine ein.",
    states: {
      not_due: "Noch nicht fällig",
      due: "Fällig",
      asked: "Angefragt",
      reconfirmed: "Rückbestätigt",
      change: "Änderung nötig",
      problem: "Problem",
    },
  },
};
