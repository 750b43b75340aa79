import type { StockTexts } from "#api/texts/stock-texts.ts";

export const de: StockTexts = {
  newNeedsMax: "Dort gibt es noch kein Kontingent. Geben Sie an, wie viel: {{days}}.",
  belowTaken: "Es ist schon mehr verkauft oder gehalten: {{days}}.",
  drawn: "Von diesen Tagen wurde schon gebucht: {{days}}. Setzen Sie stattdessen das Maximum auf 0.",
  stopped: "Es gilt ein Verkaufsstopp: {{days}}. Öffnen Sie diese Tage zuerst.",
  freesale:
    "Für diese Tage ist mit uns Freiverkauf vereinbart: {{days}}. Bitte lassen Sie sie von unserem Büro ändern.",
  past: "Wählen Sie heute oder einen späteren Tag.",
  tooLong: "Wählen Sie höchstens {{max}} Tage.",
  noDay: "Keiner der Tage fällt auf diese Wochentage.",
  tooManyDays:
    "Das sind zu viele Tage für eine Änderung. Wählen Sie weniger Produkte oder Tage: höchstens {{max}}.",
  unknownProduct: "Eines der Produkte gibt es nicht mehr. Wählen Sie neu.",
  unknownAgency: "Dieses Reisebüro gibt es nicht mehr. Wählen Sie neu.",
  nothingSaid: "Geben Sie mindestens eines an, das sich ändern soll.",
  nothing: "Es gibt nichts zu ändern: Alle Tage sind schon so.",
  stale: "Inzwischen hat jemand anderes diese Tage geändert. Das würde Ihre Änderung jetzt bewirken.",
  tooOften: "Zu viele Änderungen in kurzer Zeit. Bitte versuchen Sie es in {{wait}} noch einmal.",
  moreDays: "{{days}} und {{more}} weitere",
};
