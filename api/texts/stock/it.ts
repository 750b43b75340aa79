import type { StockTexts } from "#api/texts/stock-texts.ts";

export const it: StockTexts = {
  newNeedsMax: "Lì non c’è ancora allotment; indichi quanto: {{days}}.",
  belowTaken: "È già venduto o opzionato di più: {{days}}.",
  drawn: "Da questi giorni si è già prenotato: {{days}}. Porti invece il massimo a 0.",
  stopped: "C’è uno stop vendite: {{days}}. Riapra prima questi giorni.",
  freesale:
    "Per questi giorni è concordata la vendita libera: {{days}}. Chieda al nostro ufficio di cambiarli.",
  past: "Scelga oggi o un giorno successivo.",
  tooLong: "Scelga al massimo {{max}} giorni.",
  noDay: "Nessuno dei giorni cade in questi giorni della settimana.",
  tooManyDays: "Sono troppi giorni per una sola modifica. Scelga meno prodotti o giorni: al massimo {{max}}.",
  unknownProduct: "Uno dei prodotti non c’è più. Scelga di nuovo.",
  unknownAgency: "Questa agenzia non c’è più. Scelga di nuovo.",
  nothingSaid: "Indichi almeno una cosa da cambiare.",
  nothing: "Non c’è nulla da cambiare: tutti i giorni sono già così.",
  stale: "Nel frattempo qualcun altro ha cambiato questi giorni. Ecco che cosa farebbe ora la Sua modifica.",
  tooOften: "Troppe modifiche in poco tempo. Riprovi tra {{wait}}.",
  moreDays: "{{days}} e altri {{more}}",
};
