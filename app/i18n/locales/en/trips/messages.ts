import type { Texts } from "#app/i18n/texts.ts";

/** What office, agency and client write to each other about a file. */
export const messages = {
  title: "Messages",
  text: "Between agency and consultant. Your client reads only what is marked.",
  textOffice: "Between agency and office. The client reads only what is marked.",
  empty: "No messages yet",
  emptyAgent: "Write to your consultant here. Changes and questions stay with the file.",
  emptyOffice: "Write to the agency here. Changes and questions stay with the file.",
  emptyPage: "There is nothing before this.",
  earlier: "Earlier messages",
  newest: "Newest messages",
  forClient: "Visible to the client",
  write: "Write a message",
  body: "Message",
  to: "Who reads it",
  toOffice: "The consultant",
  toOfficeHint: "Stays between your agency and us.",
  toClient: "The client",
  toClientHint:
    "Appears on the page of the quote and is mailed to the client. The consultant reads it as well.",
  officeHint: "The agency is told at once. The client does not read it.",
  agentHint: "The consultant is told at once. The client does not read it.",
  send: "Send message",
  doneOffice: "Your message is with the agency.",
  doneConsultant: "Your message is with the office.",
  doneClient: "Your message is with the client.",
  mayNot: "You can read the messages, but not write any.",
  panel: "All messages",
  authors: {
    office: "Office",
    agent: "Agency",
    client: "Client",
  },
  kinds: {
    change_wish: "Change requested",
    system: "Answered for the client",
    decline: "Declined",
  },
};

export type MessageTexts = Texts<typeof messages>;
