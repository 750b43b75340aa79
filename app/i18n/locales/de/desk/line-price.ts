import type { LinePriceTexts } from "#app/i18n/locales/en/desk/line-price.ts";

export const linePrice: LinePriceTexts = {
  menu: "Wie der Preis entsteht",
  title: "Preis: {{service}}",
  none: "Diese Leistung hat keinen Preis.",
  current: "Gilt jetzt",
  waiting: "Gilt, sobald der Leistungsträger zustimmt",
  past: "Früher",
  version: "Version {{no}}, {{when}}",
  cost: "Einkauf",
  costGst: "darin Steuer",
  markup: "Aufschlag",
  sell: "Verkauf",
  commission: "Provision",
  net: "Netto",
  gst: "darin Steuer",
  yield: "Deckungsbeitrag",
  margin: "Marge",
  markupOf: "Vom Einkauf",
  date: "Datum",
  free: "Frei",
  byHand: "Von Hand gesetzt:",
  byHandOf: "Von Hand gesetzt von {{name}}:",
  done: {
    set: "Der Preis ist gesetzt.",
    rates: "Der Preis richtet sich wieder nach den Raten.",
    estimate: "Der Preis ist nach den letzten Raten geschätzt.",
  },
  form: {
    title: "Preis von Hand setzen",
    text: "Er bleibt, bis wieder die Raten gelten. Summe des Vorgangs, Zahlungsplan und Rechnungsentwurf richten sich danach.",
    costHint: "Was der Leistungsträger verlangt, einschließlich Steuer.",
    costKept:
      "Der Einkauf ist, was dem Leistungsträger mitgeteilt wurde. Er ändert sich mit der Buchung, durch eine Umbuchung.",
    share: "Was Kunden zahlen, einschließlich Steuer. {{share}} davon sind Provision der Agentur.",
    net: "Was die Agentur zahlt, einschließlich Steuer.",
    reason: "Grund",
    reasonHint: "Steht beim Preis und im Verlauf.",
    belowCost: "Der Verkauf unter Einkauf ist gewollt",
    submit: "Preis setzen",
  },
  rates: {
    act: "Preis nach Raten übernehmen",
    ask: "Wieder den Preis nach Raten übernehmen?",
    text: "Der von Hand gesetzte oder vereinbarte Preis gilt dann nicht mehr. Die Leistung wird nach den heutigen Raten berechnet.",
    keep: "So lassen",
  },
  estimate: {
    act: "Nach den letzten Raten schätzen",
    text: "Nach denen des letzten gleichen Wochentags davor, mit {{uplift}} Aufschlag. Der Preis gilt als Schätzung, auch für Kunden, bis Raten für diese Tage da sind; sofort gebucht wird damit nichts.",
    shown: "Geschätzt nach den letzten Raten vor diesen Tagen. Gilt, bis Raten für diese Tage da sind.",
  },
  obstacles: {
    not_sold: "Diese Leistung wird nicht verkauft und hat daher keinen Preis, der sich setzen ließe.",
    cancelled: "Diese Leistung ist storniert. Ihr Preis bleibt, wie er war.",
    waiting:
      "Der Leistungsträger ist wegen einer Änderung dieser Leistung angefragt. Der Preis lässt sich setzen, sobald er geantwortet hat.",
    closed:
      "Dieser Vorgang nimmt keine anderen Preise an: Er ist abgeschlossen, oder das Angebot ist angenommen.",
    locked:
      "Dieser Preis ist mit dem Leistungsträger vereinbart und gesperrt. Ihn zu setzen erfordert die Berechtigung services.unlock-price.",
    permission: "Einen Preis von Hand zu setzen erfordert die Berechtigung services.override-price.",
  },
};
