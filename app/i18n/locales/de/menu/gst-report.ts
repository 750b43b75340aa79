export const menu = { gstReport: "GST-Auswertung" };
