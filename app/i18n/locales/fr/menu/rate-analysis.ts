export const menu = { rateAnalysis: "Analyse des tarifs" };
