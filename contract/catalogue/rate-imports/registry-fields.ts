// Written by `npm run registry` from what lies in the folders.

export const rateRollFields = {
  "product": {},
  "date_from": { required: true, format: "date" },
  "date_to": { required: true, format: "date" },
  "years": { required: true, min: 1, max: 5, format: "integer" },
  "percent_bps": { required: true, min: -9000, max: 50000, format: "percent" },
  "status": { required: true },
} as const;

export const sheetMappingFields = {
  "header_row": { required: true, min: 1, max: 50, format: "integer" },
  "columns": {},
  "columns[].index": { required: true, min: 0, max: 59, format: "integer" },
  "columns[].field": {},
  "day_order": {},
  "season_name": { required: true, max: 80 },
  "markup_bps": { required: true, min: -9000, max: 50000, format: "percent" },
  "status": { required: true },
} as const;
