// Written by `npm run registry` from what lies in the folders.

export const cancellationFields = {
  "lock_version": { required: true, format: "integer" },
  "fee_cents": { required: true, format: "integer" },
  "fee_accepted": {},
  "reason": { max: 1000 },
} as const;

export const changeFields = {
  "travel_date": { format: "date" },
  "rooms": {},
  "leaving": {},
  "remove": {},
  "swap": {},
  "swap[].line": { required: true },
  "swap[].option": { required: true },
  "swap[].start_time": { format: "clock" },
  "add": {},
  "add[].option": { required: true },
  "add[].date_from": { required: true, format: "date" },
  "add[].date_to": { required: true, format: "date" },
  "add[].start_time": { format: "clock" },
  "add[].end_time": { format: "clock" },
  "lock_version": { required: true, format: "integer" },
  "hash": { required: true, max: 64 },
  "remark": { max: 2000 },
  "accepted": {},
} as const;

export const bookingRequestFields = {
  "lock_version": { required: true, format: "integer" },
  "net_cents": { required: true, format: "integer" },
  "terms_accepted": {},
  "title": { max: 20 },
  "first_name": { max: 60 },
  "last_name": { max: 60 },
  "others": {},
  "others[].seq": { required: true, min: 1, format: "integer" },
  "others[].title": { max: 20 },
  "others[].first_name": { max: 60 },
  "others[].last_name": { max: 60 },
} as const;
