export const menu = { invoiceList: "Invoices" };
