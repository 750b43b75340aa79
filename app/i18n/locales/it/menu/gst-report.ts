export const menu = { gstReport: "Riepilogo GST" };
