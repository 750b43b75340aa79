// Written by `npm run registry` from what lies in the folders.

export const listSettingsFields = {
  "columns": {},
  "density": {},
  "default_view": {},
} as const;

export const savedViewFields = {
  "name": { required: true, max: 60 },
  "search": { max: 2000 },
  "columns": {},
  "shared": {},
} as const;
