// Written by `npm run registry` from what lies in the folders.

export const reconfirmFields = {
  "uid": { required: true },
  "answer": { required: true },
  "words": { max: 1000 },
  "lock_version": { required: true, format: "integer" },
} as const;
