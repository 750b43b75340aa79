export const menu = { gstReport: "GST report" };
