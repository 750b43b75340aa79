// Written by `npm run registry` from what lies in the folders.

export const dayHeadersFields = {
  "days": {},
  "days[].title": { max: 120 },
  "days[].text": { max: 10000 },
  "days[].place": { required: true, min: 3, max: 3 },
  "days[].overnight": { min: 3, max: 3 },
  "days[].journey": { max: 200 },
  "days[].driving_notes": { max: 2000 },
  "days[].show_driving_notes": {},
  "days[].picture": {},
} as const;

export const dayMoveFields = {
  "stretch": {},
} as const;
