export const menu = { attachments: "Documentos adjuntos" };
