/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

export const supplierStatuses = ["active", "on_hold", "closed"] as const;
export const costTaxModes = ["incl", "excl", "none"] as const;
export const confirmChannels = ["link", "portal", "email", "phone"] as const;
export const contactRoles = ["reservations", "accounts", "operations", "sales"] as const;
export const paymentTerms = [
  "days_before_service",
  "days_after_service",
  "day_of_month_of_service",
  "day_of_following_month",
  "on_confirm",
] as const;

/** What a house offers to every guest. */
export const amenities = [
  "wifi",
  "parking",
  "lift",
  "restaurant",
  "breakfast",
  "dinner",
  "kitchenette",
  "laundry",
  "pool",
  "hot_pools",
  "spa",
  "gym",
  "garden",
  "sea_view",
  "observatory",
  "ski_room",
  "shuttle",
  "pickup",
] as const;

/** Service type codes, in the order of the specification. */
export const serviceTypes = ["AC", "AF", "AT", "CR", "IT", "GU", "IN", "RC", "SU", "TN", "TR", "WK"] as const;
