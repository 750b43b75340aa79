export const menu = { invoiceList: "Factures" };
