export const menu = { gstReport: "État de la GST" };
