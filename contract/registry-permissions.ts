// Written by `npm run registry` from what lies in the folders.
export const permissions = {
  sales: [],
  catalogue: [],
  tours: [],
  content: [],
  money: [],
  people: [],
  quality: [],
  insight: [],
  system: [],
} as const;
