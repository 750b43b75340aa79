import type { FileInvoicesTexts } from "#app/i18n/locales/en/sales/file-invoices.ts";

export const fileInvoices: FileInvoicesTexts = {
  kinds: {
    deposit: "Fattura dell’acconto",
    balance: "Fattura del saldo",
    full: "Fattura dell’importo totale",
    cancellation: "Fattura delle penali di annullamento",
  },
  unnumbered: "Senza numero finché non viene emessa",
  draftNote:
    "La bozza segue la prenotazione: viene rifatta ogni volta che cambiano servizi, viaggiatori o prezzi. Le agenzie non la vedono.",
  voidNote:
    "La prenotazione è stata annullata, o non c’era più nulla da pagare, prima che questa bozza fosse emessa.",
  fields: {
    billTo: "Intestata a",
    issued: "Emessa",
    due: "Scadenza",
    language: "Lingua",
    drawnUp: "Redatta",
    changed: "Modificata",
  },
  lines: {
    label: "Righe della fattura",
    description: "Descrizione",
    qty: "Q.tà",
    amount: "Importo",
    gst: "GST {{amount}}",
  },
  totals: {
    netEx: "Totale senza GST",
    gst: "GST",
    total: "Totale",
  },
  none: {
    title: "Nessuna fattura",
    quote:
      "I preventivi non si fatturano. La prima bozza viene redatta quando il preventivo è prenotato e tutti i servizi sono confermati.",
    unconfirmed:
      "La prima fattura viene redatta come bozza appena tutti i servizi della prenotazione sono confermati.",
    confirmed:
      "Alla conferma di questa prenotazione non è stata redatta alcuna bozza. Seguirà appena la prenotazione cambia e c’è qualcosa da pagare.",
    cancelled: "Questa prenotazione è stata annullata prima che fosse redatta una fattura.",
  },
};
