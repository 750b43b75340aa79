export const menu = { rateAnalysis: "Rate Analysis" };
