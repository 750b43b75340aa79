export const menu = { payments: "Pagos" };
