export const menu = { gstReport: "Informe de GST" };
