export const menu = { attachments: "Allegati" };
