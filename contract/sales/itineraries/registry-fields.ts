// Written by `npm run registry` from what lies in the folders.

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
