export const menu = { fitFinalisationTracker: "FIT Finalisation Tracker" };
