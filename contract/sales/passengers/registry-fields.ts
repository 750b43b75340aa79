// Written by `npm run registry` from what lies in the folders.

export const passengerLeavingFields = {
  "lock_version": { required: true, format: "integer" },
  "hash": { required: true, max: 64 },
  "reason": { max: 1000 },
} as const;

export const passengerFields = {
  "title": { max: 20 },
  "first_name": { max: 60 },
  "last_name": { required: true, max: 60 },
  "date_of_birth": { format: "date" },
  "is_lead": {},
} as const;

export const passengerNeedsFields = {
  "dietary": { max: 500 },
  "mobility": { max: 500 },
  "medical": { max: 2000 },
  "passport": { max: 60 },
} as const;

export const roomingFields = {
  "places": {},
  "places[].traveller": { required: true, min: 1, max: 1000, format: "integer" },
  "places[].room": { min: 1, max: 1000, format: "integer" },
} as const;
