export const menu = { rateAnalysis: "Analisi delle tariffe" };
