export const menu = { invoiceList: "Rechnungen" };
