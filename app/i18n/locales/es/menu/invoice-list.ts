export const menu = { invoiceList: "Facturas" };
