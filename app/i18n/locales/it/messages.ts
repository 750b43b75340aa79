import type { MessageTexts } from "#app/i18n/locales/en/messages.ts";

export const messages: MessageTexts = {
  title: "Messaggi",
  text: "Tra l'agenzia e il consulente. Il Suo cliente legge solo ciò che è contrassegnato.",
  textOffice: "Tra l'agenzia e noi. Il cliente legge solo ciò che è contrassegnato.",
  empty: "Ancora nessun messaggio",
  emptyAgent: "Scriva qui al Suo consulente. Modifiche e domande restano nella pratica.",
  emptyOffice: "Scriva qui all'agenzia. Modifiche e domande restano nella pratica.",
  emptyPage: "Prima di questo non c’è nulla.",
  earlier: "Messaggi precedenti",
  newest: "Messaggi più recenti",
  forClient: "Visibile al cliente",
  write: "Scrivere un messaggio",
  body: "Messaggio",
  to: "Chi lo legge",
  toOffice: "Il consulente",
  toOfficeHint: "Resta tra la Sua agenzia e noi.",
  toClient: "Il cliente",
  toClientHint:
    "Compare nella pagina del preventivo e arriva al cliente per e-mail. Lo legge anche il consulente.",
  officeHint: "L'agenzia viene avvisata subito. Il cliente non lo legge.",
  agentHint: "Il consulente viene avvisato subito. Il cliente non lo legge.",
  send: "Invia messaggio",
  doneOffice: "Il Suo messaggio è arrivato all'agenzia.",
  doneConsultant: "Abbiamo ricevuto il Suo messaggio.",
  doneClient: "Il Suo messaggio è arrivato al cliente.",
  mayNot: "Può leggere i messaggi, ma non scriverne.",
  panel: "Tutti i messaggi",
  authors: {
    office: "Operatore locale",
    agent: "Agenzia",
    client: "Cliente",
  },
  kinds: {
    change_wish: "Modifica richiesta",
    decline: "Rifiutato",
  },
};
