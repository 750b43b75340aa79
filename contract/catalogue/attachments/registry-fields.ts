// Written by `npm run registry` from what lies in the folders.

export const attachmentFields = {
  "supplier": { required: true },
  "product": {},
  "title": { required: true, min: 2, max: 120 },
  "kind": { required: true },
  "file": { required: true },
  "valid_from": { format: "date" },
  "valid_to": { format: "date" },
  "visibility": { required: true },
  "language": {},
  "notes": { max: 2000 },
} as const;
