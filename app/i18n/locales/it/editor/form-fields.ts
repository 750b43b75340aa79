import type { FormFieldsTexts } from "#app/i18n/locales/en/editor/form-fields.ts";

export const formFields: FormFieldsTexts = {
  editor: {
    undo: "Annulla",
    redo: "Ripeti",
    heading: "Titolo",
    bold: "Grassetto",
    italic: "Corsivo",
    underline: "Sottolineato",
    bulletList: "Elenco puntato",
    numberedList: "Elenco numerato",
    quote: "Citazione",
    link: "Inserisci o modifica il collegamento",
    removeLink: "Rimuovi il collegamento",
    address: "Indirizzo",
    linkText: "Testo del collegamento",
    save: "Salva",
    cancel: "Annulla",
    close: "Chiudi",
    area: "Testo formattato",
    plain: "Una riga vuota inizia un nuovo paragrafo. È ammesso HTML semplice come <strong> e <ul>.",
  },
  file: {
    sending: "Invio del file in corso",
    failed: "Il file non è arrivato. Controlli la connessione e lo scelga di nuovo.",
    remove: "Rimuovi l’immagine",
    kept: "Il file scelto è conservato.",
  },
  draft: {
    saved: "Bozza salvata alle {{time}}",
    restored: "Le modifiche non salvate delle {{time}} sono di nuovo nel modulo.",
    discard: "Scarta le modifiche",
  },
  rows: {
    remove: "Rimuovi {{row}}",
  },
  translated: {
    missing: "manca",
  },
  time: {
    placeholder: "hh:mm",
  },
};
