export const menu = { payments: "Pagamenti" };
