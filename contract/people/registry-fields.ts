// Written by `npm run registry` from what lies in the folders.

export const ownAgencyFields = {
  "logo": {},
} as const;

export const profileFields = {
  "lock_version": { required: true, format: "integer" },
  "name": { max: 120 },
  "phone": { max: 40 },
  "locale": {},
  "theme": {},
  "single_keys": {},
  "notifications": {},
} as const;
