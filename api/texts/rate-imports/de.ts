import type { RateImportTexts } from "#api/texts/rate-import-texts.ts";

export const de: RateImportTexts = {
  refusals: {
    empty: "In dieser Datei steht nichts.",
    kind: "Das ist weder CSV noch XLSX. Speichern Sie die Tabelle in einem dieser Formate.",
    encoding:
      "Die Zeichen dieser CSV-Datei sind nicht lesbar. Speichern Sie sie als „CSV UTF-8“ oder als XLSX.",
    broken: "Die Datei ist beschädigt. Speichern Sie sie neu und senden Sie sie noch einmal.",
    unpacked: "Entpackt ist die Datei zu groß für ein Ratenblatt.",
    locked:
      "Die Arbeitsmappe hat ein Kennwort oder ein altes Format. Speichern Sie sie als XLSX ohne Kennwort.",
    rows: "Das Blatt hat mehr als 5.000 Zeilen. Teilen Sie es auf.",
    columns: "Das Blatt hat mehr als 60 Spalten. Entfernen Sie die Spalten ohne Raten.",
    quotes: "Ein Anführungszeichen in dieser CSV-Datei wird nie geschlossen.",
  },
  troubles: {
    formula:
      "Die Formel hat kein gespeichertes Ergebnis. Speichern Sie die Mappe neu oder tippen Sie den Wert ein.",
    merged:
      "Die Zelle ist mit einer anderen verbunden. Heben Sie die Verbindung auf und wiederholen Sie den Wert.",
    error: "Die Zelle zeigt einen Fehler.",
    day: "„{{value}}“ ist kein Datum. Schreiben Sie 2027-10-01, 1.10.2027 oder 1. Okt. 2027.",
    amount: "„{{value}}“ ist kein Betrag.",
    decimals: "„{{value}}“ hat mehr als zwei Nachkommastellen.",
    negative: "„{{value}}“ ist negativ.",
    number: "„{{value}}“ ist keine ganze Zahl ab 1.",
    percent: "„{{value}}“ ist kein Prozentsatz.",
    key: "„{{value}}“ ist weder ein Zimmer noch eine Person mit eigenem Preis.",
    code: "„{{value}}“ ist kein Preiscode: zwei Buchstaben oder Ziffern.",
    range: "„{{value}}“ ist kein erster und letzter Tag. Schreiben Sie 1. Apr. – 30. Sept. 2027.",
    weekdays: "„{{value}}“ sind keine Wochentage. Schreiben Sie Mo–Do oder Fr, Sa oder täglich.",
    deal: "„{{value}}“ ist kein Angebot. Schreiben Sie 4=3: vier bleiben, drei zahlen.",
    missing: "Hier steht nichts.",
    noPrice: "Die Zeile hat keinen Preis.",
    keyMissing: "Es fehlt, für welches Zimmer oder welche Person der Preis gilt.",
    dateOrder: "Der letzte Tag liegt vor dem ersten.",
  },
  tooLarge: "Die Datei ist größer als {{megabytes}} MB.",
  tooOften: "Zu viele Ratenblätter in kurzer Zeit. Bitte versuchen Sie es in {{wait}} noch einmal.",
  unmapped:
    "Wählen Sie die Spalten für Produkt, Tage (erster und letzter, oder beide in einer) und mindestens einen Preis. Auch Tage in den Überschriften zählen.",
  fieldTwice: "Das ist schon eine andere Spalte.",
  headerBelow: "Unter dieser Zeile hat das Blatt keine weiteren.",
  nothing: "Es gibt nichts zu übernehmen: Keine Zeile ist neu oder geändert.",
  stale:
    "Raten oder Produkte haben sich geändert, seit Sie nachgesehen haben. Das würde das Blatt jetzt bewirken.",
  over: "Dieser Import ist abgeschlossen.",
  waits: "Sagen Sie zuerst, was die Spalten bedeuten.",
  productUnknown: "Der Leistungsträger hat kein Produkt „{{product}}“.",
  productSeveral: "Mehrere Produkte heißen „{{product}}“. Schreiben Sie den Code.",
  keyWrong: "Diesen Preis hat das Produkt nicht.",
  otherRow: "Zeile {{row}} gehört zur selben Saison und wird abgelehnt.",
  differs: "Zeile {{row}} derselben Saison sagt etwas anderes.",
  priceTwice: "Zeile {{row}} derselben Saison hat diesen Preis schon.",
  several: "Für genau diese Tage gibt es mehrere Saisons. Ändern Sie sie von Hand.",
  beyond: "Ein Wert ist länger oder größer als erlaubt: {{fields}}.",
  tooManyRows: "Mehr als 60 Zeilen gehören zu einer Saison.",
  overlaps: "Überschneidet sich mit {{other}}.",
  used: "Mit diesen Raten wurde schon etwas berechnet, deshalb bleiben sie. Ändern Sie sie von Hand oder mit einem neuen Blatt.",
  changedSince:
    "Jemand hat diese Raten seither geändert. Nehmen Sie das zuerst zurück oder ändern Sie sie von Hand.",
  notApplied: "Der Import wurde nicht übernommen, es gibt also nichts zurückzunehmen.",
};
