/** The zones of the two countries (IANA names). */
export const timezones = [
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Australia/Sydney",
  "Australia/Melbourne",
  "Australia/Brisbane",
  "Australia/Hobart",
  "Australia/Adelaide",
  "Australia/Broken_Hill",
  "Australia/Darwin",
  "Australia/Perth",
  "Australia/Eucla",
  "Australia/Lord_Howe",
] as const;
