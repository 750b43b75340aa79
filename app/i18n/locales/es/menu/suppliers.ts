export const menu = { suppliers: "Proveedores" };
