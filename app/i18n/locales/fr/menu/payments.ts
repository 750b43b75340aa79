export const menu = { payments: "Paiements" };
