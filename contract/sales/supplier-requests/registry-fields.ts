// Written by `npm run registry` from what lies in the folders.

export const answerFields = {
  "answer": { required: true },
  "confirmation_no": { max: 60 },
  "remarks": { max: 1000 },
  "decline_reason": {},
  "alternative": { max: 1000 },
  "lock_version": { required: true, format: "integer" },
} as const;
