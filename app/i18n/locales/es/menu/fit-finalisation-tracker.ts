export const menu = { fitFinalisationTracker: "Finalización FIT" };
