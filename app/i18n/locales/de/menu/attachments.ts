export const menu = { attachments: "Anhänge" };
