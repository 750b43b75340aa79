/** What is told of an account. When its owner comes and goes, and from how many devices, is nobody else's business. */
export const toldUserActions = [
  "created",
  "invited",
  "invited-again",
  "invitation-taken-up",
  "changed",
  "role-changed",
  "suspended",
  "reinstated",
  "email-changed",
  "password-changed",
  "password-reset-sent",
  "two-factor-on",
  "two-factor-off",
  "calendar-link-renewed",
  "calendar-link-closed",
] as const;

/** What others may read of an account; how its owner likes the screen and which notices it wants is not of it. */
export const toldUserFields = ["name", "email", "role", "locale"] as const;
