// Written by `npm run registry` from what lies in the folders.

export const stockChangeFields = {
  "products": {},
  "date_from": { required: true, format: "date" },
  "date_to": { required: true, format: "date" },
  "weekdays": {},
  "agency": {},
  "mode": {},
  "max": { min: 0, max: 9999, format: "integer" },
  "release_days": { min: 0, max: 365, format: "integer" },
} as const;

export const ownStockChangeFields = {
  "products": {},
  "date_from": { required: true, format: "date" },
  "date_to": { required: true, format: "date" },
  "weekdays": {},
  "max": { min: 0, max: 9999, format: "integer" },
  "release_days": { min: 0, max: 365, format: "integer" },
} as const;

export const stopSellFields = {
  "products": {},
  "date_from": { required: true, format: "date" },
  "date_to": { required: true, format: "date" },
  "weekdays": {},
  "act": { required: true },
  "reason": { max: 200 },
} as const;
