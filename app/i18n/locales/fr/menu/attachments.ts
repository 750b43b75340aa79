export const menu = { attachments: "Pièces jointes" };
