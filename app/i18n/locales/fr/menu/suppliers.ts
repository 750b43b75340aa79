export const menu = { suppliers: "Prestataires" };
