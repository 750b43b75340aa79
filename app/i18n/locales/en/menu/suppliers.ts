export const menu = { suppliers: "Suppliers" };
