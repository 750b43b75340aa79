// Written by `npm run registry` from what lies in the folders.

export const cancelTermsFields = {
  "name": { required: true, min: 2, max: 80 },
  "steps": {},
  "steps[].before": { required: true, min: 0, max: 9999, format: "integer" },
  "steps[].unit": { required: true },
  "steps[].charge": { required: true },
  "steps[].share_bps": { min: 1, max: 10000, format: "percent" },
  "steps[].units": { min: 1, max: 365, format: "integer" },
  "steps[].amount_cents": { min: 0, max: 100000000, format: "money" },
  "steps[].text": {},
  "steps[].text.en": { max: 2000 },
  "steps[].text.de": { max: 2000 },
  "steps[].text.es": { max: 2000 },
  "steps[].text.it": { max: 2000 },
  "steps[].text.fr": { max: 2000 },
  "products": {},
} as const;
