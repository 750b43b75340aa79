// Written by `npm run registry` from what lies in the folders.

export const voucherMailFields = {
  "to": { required: true },
  "message": { max: 2000 },
} as const;
