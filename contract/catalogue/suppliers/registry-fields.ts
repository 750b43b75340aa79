// Written by `npm run registry` from what lies in the folders.

export const agePolicyFields = {
  "infant_to": { min: 0, max: 17, format: "integer" },
  "child_to": { min: 0, max: 25, format: "integer" },
  "infants_allowed": {},
  "children_allowed": {},
  "adults_required": {},
  "count_children_in_breaks": {},
  "count_infants_in_breaks": {},
} as const;

export const supplierContactsFields = {
  "contacts": {},
  "contacts[].name": { required: true, min: 2, max: 100 },
  "contacts[].job": { max: 100 },
  "contacts[].email": { max: 200, email: true },
  "contacts[].phone": { max: 40 },
  "contacts[].roles": {},
  "contacts[].is_primary": {},
} as const;

export const supplierFields = {
  "code": { required: true },
  "name": { required: true, min: 2, max: 120 },
  "internet_name": { required: true, min: 2, max: 120 },
  "status": { required: true },
  "brands": {},
  "service_types": {},
  "place": { required: true, min: 3, max: 3 },
  "address": { required: true, min: 3, max: 300 },
  "postcode": { max: 12 },
  "phone": { required: true, min: 3, max: 40 },
  "emergency_phone": { max: 40 },
  "website": {},
  "email_reservations": { required: true, max: 200, email: true },
  "confirm_channel": { required: true },
  "response_sla_hours": { required: true, min: 1, max: 720, format: "integer" },
  "tells_stock": {},
  "currency": { required: true },
  "cost_tax_mode": { required: true },
  "payment_terms": { required: true },
  "payment_days": { required: true, min: 0, max: 365, format: "integer" },
  "email_accounts": { max: 200, email: true },
  "requires_prepayment": {},
  "age_policy": { max: 40 },
  "amenities": {},
  "notes_internal": { max: 4000 },
} as const;
