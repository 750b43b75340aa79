import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Theme } from "#contract/people/session.ts";
import { NotificationChoices } from "#contract/system/notifications/kinds.ts";
import { Locale, Uid } from "#contract/primitives.ts";

const signedIn = { audience: "signed-in", permission: null } as const;
const Moment = z.iso.datetime({ offset: true });

/** The own account as its owner may read it. */
export const Profile = z.object({
  uid: Uid,
  lock_version: z.int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** A new address that waits to be confirmed from its own mailbox. */
  pending_email: z.string().nullable(),
  phone: z.string().nullable(),
  locale: Locale,
  theme: Theme,
  single_keys: z.boolean(),
  /** What the owner chose to be told of, beside what is usual. */
  notifications: NotificationChoices.default({}),
  password_changed_at: Moment.nullable(),
  two_factor: z.object({
    enabled: z.boolean(),
    /** A key was made and waits for its first code. */
    pending: z.boolean(),
    since: Moment.nullable(),
    recovery_codes_left: z.int(),
    /** True where the office asks every account for it. */
    compulsory: z.boolean(),
  }),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileInput = z.object({
  lock_version: z.int(),
  name: z.string().trim().min(1).max(120).optional(),
  /** With its country code, or as it is dialled in the country of the account. Left out or null: none. Only read together with the name. */
  phone: z
    .string()
    .trim()
    .max(40)
    .refine((text) => text.replace(/\D/g, "").length >= 5)
    .nullish(),
  locale: Locale.optional(),
  theme: Theme.optional(),
  single_keys: z.boolean().optional(),
  notifications: NotificationChoices.optional(),
});

export const showProfile = defineEndpoint({
  method: "GET",
  path: "/api/public/profile",
  summary: "The own account",
  tag: "access",
  access: signedIn,
  beforeEnrolment: true,
  answer: item(Profile),
});

export const saveProfile = defineEndpoint({
  method: "PATCH",
  path: "/api/public/profile",
  summary: "Change name and telephone, language, appearance and shortcuts, or what to be told of",
  tag: "access",
  access: signedIn,
  body: ProfileInput,
  answer: item(Profile),
});

export const changePassword = defineEndpoint({
  method: "PUT",
  path: "/api/public/profile/password",
  summary: "Change the own password; all other sessions end and the owner is told",
  tag: "access",
  access: signedIn,
  body: z.object({ current_password: z.string(), password: z.string(), password_confirmation: z.string() }),
  answer: { kind: "empty" },
  status: 204,
});

export const changeEmail = defineEndpoint({
  method: "POST",
  path: "/api/public/profile/email",
  summary: "Mail a link to a new address; the address changes when the link is confirmed",
  tag: "access",
  access: signedIn,
  body: z.object({ current_password: z.string(), email: z.email().max(200) }),
  answer: { kind: "empty" },
  status: 204,
});

const LinkToken = z.object({ token: z.string().min(20).max(100) });

export const showEmailChange = defineEndpoint({
  method: "GET",
  path: "/api/public/email-changes/{token}",
  summary: "What a link to confirm an address would do",
  tag: "access",
  access: { audience: "public", permission: null },
  params: LinkToken,
  answer: item(z.object({ email: z.string(), audience: z.enum(["office", "agent", "supplier"]) })),
});

export const confirmEmailChange = defineEndpoint({
  method: "PUT",
  path: "/api/public/email-changes/{token}",
  summary: "Confirm a new address; the link works once",
  tag: "access",
  access: { audience: "public", permission: null },
  params: LinkToken,
  answer: item(z.object({ email: z.string(), audience: z.enum(["office", "agent", "supplier"]) })),
});

/** A browser or client in which the account is signed in. */
export const OwnSession = z.object({
  uid: Uid,
  current: z.boolean(),
  /** Null where the client did not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Shortened: enough to recognise the place, too little to name the connection. */
  address: z.string().nullable(),
  remembered: z.boolean(),
  started_at: Moment,
  last_used_at: Moment,
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = defineEndpoint({
  method: "GET",
  path: "/api/public/profile/sessions",
  summary: "Where the account is signed in",
  tag: "access",
  access: signedIn,
  answer: item(z.array(OwnSession)),
});

export const endOwnSession = defineEndpoint({
  method: "DELETE",
  path: "/api/public/profile/sessions/{uid}",
  summary: "Sign out in one other place",
  tag: "access",
  access: signedIn,
  params: z.object({ uid: Uid }),
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const endOtherSessions = defineEndpoint({
  method: "DELETE",
  path: "/api/public/profile/sessions",
  summary: "Sign out everywhere but here",
  tag: "access",
  access: signedIn,
  answer: item(z.object({ ended: z.int() })),
  idempotent: true,
});

export const profileEndpoints = [
  showProfile,
  saveProfile,
  changePassword,
  changeEmail,
  showEmailChange,
  confirmEmailChange,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
] as const;
