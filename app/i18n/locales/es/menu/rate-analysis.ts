export const menu = { rateAnalysis: "Análisis de tarifas" };
