import type { Texts } from "#app/i18n/texts.ts";

/** Users of agencies and suppliers, and what their managers do with them. */
export const users = {
  title: "User List",
  empty: "No users yet",
  emptyText: "Invite somebody to begin.",
  you: "{{name}} (you)",
  neverSignedIn: "never",
  fields: {
    name: "Name",
    email: "E-mail",
    role: "Role",
    agency: "Agency",
    lastLogin: "Last sign-in",
    status: "Status",
    locale: "Language",
  },
  filters: {
    q: "Name or e-mail",
  },
  status: {
    invited: "Invited",
    active: "Active",
    suspended: "Suspended",
  },
  roles: {
    "agency-manager": "Agency manager",
    agent: "Agent",
    "agent-viewer": "View only",
    "supplier-manager": "Manager",
    "supplier-staff": "Staff",
  },
  roleHints: {
    "agency-manager": "sees all files of the agency, its account and its users",
    agent: "quotes and books, sees their own files",
    "agent-viewer": "reads and downloads, changes nothing",
    "supplier-manager": "answers requests, keeps allotments and users",
    "supplier-staff": "answers requests and reconfirms",
  },
  invite: {
    open: "Invite user",
    title: "Invite User",
    intro: "A link to choose a password goes to this address. It works for 7 days.",
    submit: "Send invitation",
  },
  ownAccount: "This is your own account. You find it in your profile; somebody else has to change its role.",
  role: {
    title: "Role",
    text: "What this person may do. It counts from the next click on.",
    submit: "Save role",
  },
  invitation: {
    title: "Invitation",
    text: "No password has been chosen yet.",
  },
  password: {
    title: "Password",
    text: "For somebody who cannot log in any more.",
  },
  access: {
    title: "Access",
    text: "Whether this person can log in.",
  },
  deeds: {
    suspend: {
      text: "{{name}} will be signed out everywhere at once and cannot log in until reinstated. Files and bookings stay.",
      submit: "Suspend",
    },
    reinstate: {
      text: "{{name}} can log in again with the same password.",
      submit: "Reinstate",
    },
    "invite-again": {
      text: "A new link goes to {{email}}; the one before stops working.",
      submit: "Send again",
    },
    "reset-password": {
      text: "A link to set a new password goes to {{email}}. It works for 60 minutes.",
      submit: "Send the link",
    },
  },
  history: {
    created: "Created",
    invited: "Invited",
    "invited-again": "Invitation sent again",
    "invitation-taken-up": "Password chosen, invitation taken up",
    changed: "Details changed",
    "role-changed": "Role changed",
    suspended: "Suspended",
    reinstated: "Reinstated",
    "email-changed": "E-mail changed",
    "password-changed": "Password changed",
    "password-reset-sent": "Link for a new password sent",
    "two-factor-on": "Two-factor sign-in switched on",
    "two-factor-off": "Two-factor sign-in switched off",
    "calendar-link-renewed": "New calendar address",
    "calendar-link-closed": "Calendar switched off",
  },
  saved: {
    invited: "The invitation is on its way to {{email}}.",
    role: "{{name}} has the new role.",
    suspend: "{{name}} is suspended and signed out everywhere.",
    reinstate: "{{name}} can log in again.",
    "invite-again": "{{name}} has been sent a new invitation.",
    "reset-password": "{{name}} has been sent a link to set a new password.",
  },
};

export type UsersTexts = Texts<typeof users>;
