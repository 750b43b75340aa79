export const menu = { suppliers: "Fornitori" };
