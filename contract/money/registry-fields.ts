// Written by `npm run registry` from what lies in the folders.

export const agencyRemindersFields = {
  "sends_reminders": {},
} as const;
