import type { PricingTexts } from "#app/i18n/locales/en/pricing/pricing.ts";

export const pricing = {
  reasons: {
    DATES: "Diese Daten ergeben keinen Aufenthalt.",
    NO_RATE: "Für {{dates}} liegen keine Raten vor.",
    DOW: "Diese Leistung wird an folgenden Tagen nicht angeboten: {{dates}}.",
    CLOSED: "Der Leistungsträger ist geschlossen: {{dates}}.",
    MIN_STAY: "Dieser Aufenthalt unterschreitet die geltende Mindestdauer.",
    MAX_STAY: "Dieser Aufenthalt ist zu lang.",
    PAX_RANGE: "Die Teilnehmerzahl passt nicht zu dieser Leistung.",
    AGE_NOT_ALLOWED: "Mindestens eine Person ist für diese Leistung zu jung.",
    OCCUPANCY: "Die Belegung der Zimmer geht nicht auf.",
    CAPACITY: "Die angefragte Menge reicht für die Reisenden nicht aus.",
    NOT_SOLD: {
      room: "Für diesen Zimmertyp gibt es keinen Preis: {{room}}.",
      adult: "Für Erwachsene gibt es keinen Preis.",
      child: "Für Kinder gibt es keinen Preis.",
      infant: "Für Kleinkinder gibt es keinen Preis.",
      band: "Für diese Dauer gibt es keinen Preis.",
      break: "Für diese Teilnehmerzahl gibt es keinen Preis.",
    },
  },
  remedies: {
    END_LATER: "Wählen Sie den {{date}} oder einen späteren Tag als Ende.",
    NEXT_START: "Der nächstmögliche Beginn ist der {{date}}.",
    NO_NEXT_START:
      "In den folgenden zwölf Monaten ist kein Beginn möglich. Fragen Sie Ihre Ansprechperson nach einem Schätzpreis.",
    SOLD_ON: "Betriebstage: {{weekdays}}.",
    STAY_AT_LEAST: {
      night_one: "Ab dem {{date}} nimmt dieses Hotel Aufenthalte ab {{count}} Nacht an.",
      night_other: "Ab dem {{date}} nimmt dieses Hotel Aufenthalte ab {{count}} Nächten an.",
      day_one: "Ab dem {{date}} ist diese Leistung ab {{count}} Tag buchbar.",
      day_other: "Ab dem {{date}} ist diese Leistung ab {{count}} Tagen buchbar.",
    },
    SHORTEST_STAY: {
      night_one: "Der kürzeste Aufenthalt mit Preis dauert {{count}} Nacht, bis zum {{date}}.",
      night_other: "Der kürzeste Aufenthalt mit Preis dauert {{count}} Nächte, bis zum {{date}}.",
      day_one: "Die kürzeste Dauer mit Preis beträgt {{count}} Tag, bis zum {{date}}.",
      day_other: "Die kürzeste Dauer mit Preis beträgt {{count}} Tage, bis zum {{date}}.",
    },
    STAY_AT_MOST: {
      night_one: "Ein Aufenthalt ab dem {{date}} kann höchstens {{count}} Nacht dauern.",
      night_other: "Ein Aufenthalt ab dem {{date}} kann höchstens {{count}} Nächte dauern.",
      day_one: "Eine Leistung ab dem {{date}} kann höchstens {{count}} Tag dauern.",
      day_other: "Eine Leistung ab dem {{date}} kann höchstens {{count}} Tage dauern.",
    },
    PARTY_AT_LEAST_one: "Es ist mindestens {{count}} Person nötig, Kleinkinder zählen nicht mit.",
    PARTY_AT_LEAST_other: "Es sind mindestens {{count}} Personen nötig, Kleinkinder zählen nicht mit.",
    PARTY_AT_MOST_one: "Es kann höchstens {{count}} Person teilnehmen, Kleinkinder zählen nicht mit.",
    PARTY_AT_MOST_other: "Es können höchstens {{count}} Personen teilnehmen, Kleinkinder zählen nicht mit.",
    MIN_AGE: "Das Mindestalter beträgt {{age}} Jahre.",
    NO_CHILDREN: "Kinder von {{from}} bis {{to}} Jahren werden nicht aufgenommen.",
    ADD_ROOM: "Fügen Sie mindestens ein Zimmer hinzu.",
    ADULT_IN_EVERY_ROOM: "Belegen Sie jedes Zimmer mit mindestens einem Erwachsenen.",
    ONE_ROOM_EACH: "Teilen Sie jede Person genau einem Zimmer zu.",
    ROOM_TOO_SMALL_one:
      "Dieser Zimmertyp ({{room}}) bietet Platz für {{count}} Person. Wählen Sie ein größeres Zimmer oder fügen Sie eines hinzu.",
    ROOM_TOO_SMALL_other:
      "Dieser Zimmertyp ({{room}}) bietet Platz für {{count}} Personen. Wählen Sie ein größeres Zimmer oder fügen Sie eines hinzu.",
    TAKE_UNITS_one: "Buchen Sie die Menge {{count}}, damit alle Platz finden.",
    TAKE_UNITS_other: "Buchen Sie die Menge {{count}}, damit alle Platz finden.",
    ROOMS_SOLD: "Zimmertypen mit Preis an allen Tagen: {{rooms}}.",
    LENGTH_SOLD: {
      night_one: "Die nächstliegende Dauer mit Preis ist {{count}} Nacht.",
      night_other: "Die nächstliegende Dauer mit Preis sind {{count}} Nächte.",
      day_one: "Die nächstliegende Dauer mit Preis ist {{count}} Tag.",
      day_other: "Die nächstliegende Dauer mit Preis sind {{count}} Tage.",
    },
    PARTY_SIZE_SOLD_one: "Die nächstliegende Teilnehmerzahl mit Preis ist {{count}} Person.",
    PARTY_SIZE_SOLD_other: "Die nächstliegende Teilnehmerzahl mit Preis sind {{count}} Personen.",
    CHOOSE_ANOTHER:
      "Wählen Sie eine andere Leistung oder fragen Sie Ihre Ansprechperson nach einem Schätzpreis.",
  },
  rooms: {
    SG: "Einzelzimmer",
    DB: "Doppelzimmer",
    TW: "Zweibettzimmer",
    TR: "Dreibettzimmer",
    QD: "Vierbettzimmer",
    OT: "anderer Zimmertyp",
  },
} satisfies PricingTexts;
