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

export const itineraryFields = {
  "intro": {},
  "intro.en": { max: 2000 },
  "intro.de": { max: 2000 },
  "intro.es": { max: 2000 },
  "intro.it": { max: 2000 },
  "intro.fr": { max: 2000 },
  "thank_you": {},
  "thank_you.en": { max: 2000 },
  "thank_you.de": { max: 2000 },
  "thank_you.es": { max: 2000 },
  "thank_you.it": { max: 2000 },
  "thank_you.fr": { max: 2000 },
  "hero_place": { required: true, min: 3, max: 3 },
  "show_driving_notes": {},
  "show_prices": {},
} as const;

export const passengerLeavingFields = {
  "lock_version": { required: true, format: "integer" },
  "hash": { required: true, max: 64 },
  "reason": { max: 1000 },
} as const;

export const passengerFields = {
  "title": { max: 20 },
  "first_name": { max: 60 },
  "last_name": { required: true, max: 60 },
  "date_of_birth": { format: "date" },
  "is_lead": {},
} as const;

export const passengerNeedsFields = {
  "dietary": { max: 500 },
  "mobility": { max: 500 },
  "medical": { max: 2000 },
  "passport": { max: 60 },
} as const;

export const reconfirmFields = {
  "uid": { required: true },
  "answer": { required: true },
  "words": { max: 1000 },
  "lock_version": { required: true, format: "integer" },
} as const;

export const stepFields = {
  "services": {},
  "services[].uid": { required: true },
  "services[].lock_version": { required: true, format: "integer" },
  "services[].fee_cents": { required: true, format: "money" },
  "reason": { max: 1000 },
  "fee_accepted": {},
  "via": {},
} as const;

export const answerFields = {
  "answer": { required: true },
  "confirmation_no": { max: 60 },
  "remarks": { max: 1000 },
  "decline_reason": {},
  "alternative": { max: 1000 },
  "lock_version": { required: true, format: "integer" },
} as const;
