/**
 * What the office does with a service of a booking by hand, in the order of its menu (domain 3.1). `cancel` ends what
 * holds nothing and asks suppliers to end the rest; `end` ends without the word of a supplier who lets it wait.
 */
export const serviceSteps = [
  "request",
  "hold",
  "check",
  "release",
  "acknowledge",
  "reinstate",
  "end",
  "cancel",
] as const;
