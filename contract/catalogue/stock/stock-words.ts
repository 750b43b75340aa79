/*
 * Codes and bounds that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

export const stockModes = ["allotment", "freesale", "request"] as const;
/** What a change can make of days; `none` takes what they have away, so that the product's own rule holds again. */
export const writtenModes = [...stockModes, "none"] as const;
export const stockUnits = ["room", "seat", "vehicle", "person"] as const;
/** How a day stands for whoever asks today: some left, none left, back at the supplier, closed, or of another mode. */
export const dayStates = ["open", "full", "released", "stopped", "freesale", "request"] as const;
export const stopActs = ["stop", "lift"] as const;
/** What a change does to the stock of a day. */
export const dayOutcomes = ["added", "changed", "removed", "unchanged"] as const;
/** The longest stretch of days that one change is for. */
export const longestStockChange = 366;
