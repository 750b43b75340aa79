export const menu = { attachments: "Attachments" };
