// Written by `npm run registry` from what lies in the folders.

export const supplierInvoiceFields = {
  "supplier": { required: true },
  "number": { required: true, max: 60 },
  "billed_on": { required: true, format: "date" },
  "note": { max: 500 },
  "lines": {},
  "lines[].line": { required: true },
  "lines[].cents": { min: -2000000000, max: 2000000000, format: "money" },
} as const;
