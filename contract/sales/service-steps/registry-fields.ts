// Written by `npm run registry` from what lies in the folders.

export const stepFields = {
  "services": {},
  "services[].uid": { required: true },
  "services[].lock_version": { required: true, format: "integer" },
  "services[].fee_cents": { required: true, format: "money" },
  "reason": { max: 1000 },
  "fee_accepted": {},
  "via": {},
} as const;
