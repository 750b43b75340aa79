export const menu = { invoiceList: "Fatture" };
