import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { YesNo } from "#contract/list-query.ts";
import { Flag, Locale, Uid } from "#contract/primitives.ts";
import { ListName, ListSettings } from "#contract/system/saved-views.ts";

export const AccountAudienceName = z.enum(["office", "agent", "supplier"]);

export const Theme = z.enum(["auto", "light", "dark"]);
export type Theme = z.infer<typeof Theme>;

/** The signed-in account, with the names the permission check reads. */
export const SessionUser = z.object({
  uid: Uid,
  audience: AccountAudienceName,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  locale: Locale,
  theme: Theme,
  /** Name of the agency or supplier; null for administrators. */
  organisation: z.string().nullable(),
  /** Of the agency or supplier, whose news its pages listen to; an API that leaves it out has pages read anew by hand. */
  organisation_uid: Uid.nullable().default(null),
  /** Code of the brand whose colours the portal wears. */
  brand: z.enum(["NZ", "AU"]),
  brand_name: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  /** Whether the portal listens to shortcuts of a single key. */
  single_keys: z.boolean().default(true),
  /** Nothing but setting up the second factor is open to this account. */
  two_factor_due: z.boolean().default(false),
  /** The agency or supplier is on hold: its users read, and change nothing. */
  on_hold: z.boolean().default(false),
});
export type SessionUser = z.infer<typeof SessionUser>;

/**
 * The signed-in account with what every page of a portal shows besides its own data. An API that does not count leaves
 * `unread` out, and the bell then shows none; one that leaves `list` out is asked for it by itself.
 */
export const CurrentSession = SessionUser.extend({
  unread: z.int().min(0).nullish(),
  list: ListSettings.nullish(),
});
export type CurrentSession = z.infer<typeof CurrentSession>;

export const Credentials = z.object({
  audience: AccountAudienceName,
  /** Username or e-mail address. */
  login: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  remember: Flag.default(false),
});

export const SessionStarted = z.object({
  token: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
  user: SessionUser,
});

/** The password was right; a code is asked for. `step` stands for the sign-in until then. */
const CodeWanted = z.object({ step: z.string(), expires_at: z.iso.datetime({ offset: true }) });

export const signIn = defineEndpoint({
  method: "POST",
  path: "/api/public/sessions",
  summary: "Sign in; a session that the caller already holds ends. With a second factor, begin to",
  tag: "access",
  access: { audience: "public", permission: null },
  body: Credentials,
  answer: item(z.union([SessionStarted, CodeWanted])),
  status: 201,
  keepsAnswer: false,
});

export const currentSession = defineEndpoint({
  method: "GET",
  path: "/api/public/sessions/current",
  summary:
    "The signed-in account; `unread=1` counts its new notifications, `list` adds what it keeps of that list",
  tag: "access",
  access: { audience: "signed-in", permission: null },
  beforeEnrolment: true,
  query: z.object({ unread: YesNo.optional(), list: ListName.optional() }),
  answer: item(CurrentSession),
});

export const signOut = defineEndpoint({
  method: "DELETE",
  path: "/api/public/sessions/current",
  summary: "End the current session",
  tag: "access",
  access: { audience: "signed-in", permission: null },
  beforeEnrolment: true,
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const savePreferences = defineEndpoint({
  method: "PATCH",
  path: "/api/public/preferences",
  summary: "Keep language and theme in the profile",
  tag: "access",
  access: { audience: "signed-in", permission: null },
  beforeEnrolment: true,
  body: z.object({ locale: Locale.optional(), theme: Theme.optional() }),
  answer: item(SessionUser),
  idempotent: true,
});

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/public/password-resets",
  summary: "Mail a link to set a new password; the answer is the same for unknown names",
  tag: "access",
  access: { audience: "public", permission: null },
  body: z.object({
    audience: AccountAudienceName,
    username: z.string().min(1).max(200),
  }),
  answer: item(z.object({ status: z.string() })),
  // The mail is written after the answer, so that its time tells nothing.
  keepsAnswer: false,
});

const ResetToken = z.object({ token: z.string().min(20).max(100) });

export const showPasswordReset = defineEndpoint({
  method: "GET",
  path: "/api/public/password-resets/{token}",
  summary: "Whether a link to set a password can still be used, and for which account",
  tag: "access",
  access: { audience: "public", permission: null },
  params: ResetToken,
  answer: item(
    z.object({
      audience: AccountAudienceName,
      purpose: z.enum(["reset", "invitation"]).default("reset"),
      username: z.string().default(""),
    }),
  ),
});

export const resetPassword = defineEndpoint({
  method: "PUT",
  path: "/api/public/password-resets/{token}",
  summary: "Set a new password; the link works once, all other sessions end",
  tag: "access",
  access: { audience: "public", permission: null },
  params: ResetToken,
  body: z.object({ password: z.string(), password_confirmation: z.string() }),
  answer: item(z.object({ status: z.string(), audience: AccountAudienceName })),
});

export const sessionEndpoints = [
  signIn,
  currentSession,
  signOut,
  savePreferences,
  requestPasswordReset,
  showPasswordReset,
  resetPassword,
] as const;
