export const menu = { payments: "Zahlungen" };
