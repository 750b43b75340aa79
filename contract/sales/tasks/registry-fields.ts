// Written by `npm run registry` from what lies in the folders.

export const taskFields = {
  "task": { required: true, max: 500 },
  "due_on": { format: "date" },
  "assignee_uid": {},
} as const;
