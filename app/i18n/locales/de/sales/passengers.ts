import type { PassengersTexts } from "#app/i18n/locales/en/sales/passengers.ts";

/** Wer in einem Vorgang reist, für die Arbeit im Büro. */
export const passengers: PassengersTexts = {
  title: "Reisende",
  empty: "Noch keine Reisenden",
  emptyText: "Sie kommen mit den Zimmern des Angebots.",
  columns: {
    name: "Name",
    born: "Geburtsdatum",
    age: "Alter",
    room: "Zimmer",
    needs: "Besonderes",
    actions: "Aktionen",
  },
  nameToCome: "Name folgt",
  lead: "Hauptperson",
  room: "Zimmer {{number}}, {{type}}",
  noRoom: "Kein Zimmer",
  ageHint: "Am ersten Reisetag",
  needsKnown: "Vermerkt",
  needsNone: "Nichts",
  change: "Ändern",
  changeNamed: "{{name}} ändern",
  needs: "Besonderes",
  needsNamed: "Gesundheit, Ernährung und Pass von {{name}}",
  leave: "Stornieren",
  leaveNamed: "{{name}} stornieren",
  traveller: "Person {{number}}",
  fields: {
    title: "Anrede",
    first_name: "Vorname",
    last_name: "Nachname",
    date_of_birth: "Geburtsdatum",
    is_lead: "Ist die Hauptperson",
    dietary: "Ernährung",
    mobility: "Mobilität",
    medical: "Gesundheit",
    passport: "Passnummer",
  },
  leadHint: "Der Vorgang läuft unter dem Namen der Hauptperson; es ist immer genau eine.",
  bornHint: "In derselben Altersgruppe; eine andere hat andere Preise.",
  sealed:
    "Gesundheit und Pass werden verschlüsselt aufbewahrt, stehen nie in der Historie und sind nur für Berechtigte zu sehen.",
  told: {
    title: "Wer es beim Speichern erfährt",
    none: "Noch kein Leistungsträger kennt diesen Namen.",
    amends: "{{supplier}} ({{service}}) muss neu zustimmen; bis dahin ist der Voucher ungültig.",
    knows: "{{supplier}} ({{service}}) wird informiert.",
    waits: "Änderungen warten bei den Anfragen des Vorgangs, bis Sie sie senden.",
  },
  saved: "{{name}} wurde gespeichert.",
  rooming: {
    open: "Zimmeraufteilung",
    intro:
      "Zimmer, Preise und Anfragen bleiben, wie sie sind: Nur Reisende gleichen Alters tauschen. Leistungsträger sehen es in ihren Zimmerlisten.",
    saved: "Die Zimmeraufteilung ist gespeichert.",
    places: "Reisende und ihre Zimmer",
    young: "{{name}} ({{type}}, {{age}})",
  },
  leaving: {
    title: "{{name}} stornieren",
    intro:
      "Die Person verschwindet sofort aus allen Listen. Zimmer und Leistungen werden für die Verbleibenden berechnet; was Leistungsträger wissen müssen, wartet bei den Anfragen des Vorgangs, bis Sie es senden.",
    reason: "Grund",
    reasonHint: "Bleibt in der Historie des Vorgangs.",
    submit: "Person stornieren",
    keep: "Zurück zu den Reisenden",
    impossible:
      "Aus diesem Vorgang kann hier niemand herausgenommen werden. Angebote ändern Sie über die Zimmer; begonnene Reisen bleiben, wie sie sind.",
    done: "{{name}} reist nicht mehr mit.",
    conflict: "Die Buchung oder ihre Preise haben sich geändert. Bitte sehen Sie noch einmal nach.",
  },
};
