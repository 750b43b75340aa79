export const menu = { fitFinalisationTracker: "FIT-Abschluss" };
