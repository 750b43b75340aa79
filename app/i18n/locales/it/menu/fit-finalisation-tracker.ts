export const menu = { fitFinalisationTracker: "Finalizzazione FIT" };
