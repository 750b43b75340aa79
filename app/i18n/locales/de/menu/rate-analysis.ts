export const menu = { rateAnalysis: "Ratenanalyse" };
