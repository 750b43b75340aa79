/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

/** From the bit 0 of a mask on. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const chargeBases = ["room", "person", "unit", "group"] as const;
export const lengthUnits = ["night", "day24h", "calendar_day", "trip"] as const;
export const crossSeasons = ["split", "first"] as const;
export const availabilities = ["request", "freesale"] as const;
export const optionStatuses = ["draft", "active", "retired"] as const;
