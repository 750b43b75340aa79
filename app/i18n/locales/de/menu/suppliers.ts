export const menu = { suppliers: "Leistungsträger" };
