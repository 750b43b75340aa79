export const menu = { fitFinalisationTracker: "Finalisation FIT" };
