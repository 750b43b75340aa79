import type { MessageTexts } from "#app/i18n/locales/en/messages.ts";

export const messages: MessageTexts = {
  title: "Nachrichten",
  text: "Zwischen Reisebüro und Ansprechperson. Ihre Kunden lesen nur, was gekennzeichnet ist.",
  textOffice: "Zwischen Reisebüro und uns. Die Kunden lesen nur, was gekennzeichnet ist.",
  empty: "Noch keine Nachrichten",
  emptyAgent: "Schreiben Sie hier Ihrer Ansprechperson. Änderungen und Fragen bleiben beim Vorgang.",
  emptyOffice: "Schreiben Sie hier dem Reisebüro. Änderungen und Fragen bleiben beim Vorgang.",
  emptyPage: "Davor wurde nichts geschrieben.",
  earlier: "Frühere Nachrichten",
  newest: "Neueste Nachrichten",
  forClient: "Für die Kunden sichtbar",
  write: "Nachricht schreiben",
  body: "Nachricht",
  to: "Wer sie liest",
  toOffice: "Ihre Ansprechperson",
  toOfficeHint: "Bleibt zwischen Ihrem Reisebüro und uns.",
  toClient: "Die Kunden",
  toClientHint:
    "Steht auf der Angebotsseite und geht per E-Mail an die Kunden. Ihre Ansprechperson liest mit.",
  officeHint: "Das Reisebüro wird sofort benachrichtigt. Die Kunden lesen es nicht.",
  agentHint: "Ihre Ansprechperson wird sofort benachrichtigt. Die Kunden lesen es nicht.",
  send: "Nachricht senden",
  doneOffice: "Ihre Nachricht ist beim Reisebüro.",
  doneConsultant: "Ihre Nachricht ist bei uns.",
  doneClient: "Ihre Nachricht ist bei den Kunden.",
  mayNot: "Sie können die Nachrichten lesen, aber keine schreiben.",
  panel: "Alle Nachrichten",
  authors: {
    office: "Zielgebietsagentur",
    agent: "Reisebüro",
    client: "Kunde",
  },
  kinds: {
    change_wish: "Änderungswunsch",
    decline: "Abgelehnt",
  },
};
