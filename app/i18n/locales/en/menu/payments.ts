export const menu = { payments: "Payments" };
