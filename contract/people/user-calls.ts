import { z } from "zod";
import { defineEndpoint, item, page, type AccountAudience } from "#contract/endpoint.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { Locale, Uid } from "#contract/primitives.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";
import {
  AgentRole,
  AgentUser,
  AgentUserQuery,
  Colleague,
  OfficeUserQuery,
  SupplierRole,
  SupplierUserQuery,
} from "./users.ts";

const Invitation = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(200),
  locale: Locale.default("en"),
});
const Versioned = z.object({ lock_version: z.int() });
const byUid = z.object({ uid: Uid });

type Words = Record<"list" | "invite" | "show" | "history" | "setRole" | "suspend" | "reinstate", string>;
type Kind<
  Audience extends AccountAudience,
  Query extends z.ZodType,
  Shown extends z.ZodType,
  Invited extends z.ZodType,
  Role extends z.ZodType,
> = {
  audience: Audience;
  /** What each deed asks for. */
  may: { list: PermissionName | "any"; view: PermissionName; edit: PermissionName };
  query: Query;
  shown: Shown;
  invited: Invited;
  role: Role;
  says: Words;
};

function reading<const Audience extends AccountAudience, Query extends z.ZodType, Shown extends z.ZodType>({
  audience,
  may,
  query,
  shown,
  says,
}: Pick<
  Kind<Audience, Query, Shown, z.ZodType, z.ZodType>,
  "audience" | "may" | "query" | "shown" | "says"
>) {
  const path = `/api/${audience}/users` as const;
  const access = { audience, permission: may.view };
  const shared = { method: "GET", tag: "users", access, params: byUid } as const;
  return {
    list: defineEndpoint({
      method: "GET",
      path,
      summary: says.list,
      tag: "users",
      access: { audience, permission: may.list },
      query,
      answer: page(shown),
    }),
    show: defineEndpoint({
      ...shared,
      path: `${path}/{uid}` as const,
      summary: says.show,
      answer: item(shown),
    }),
    history: defineEndpoint({
      ...shared,
      path: `${path}/{uid}/history` as const,
      summary: says.history,
      query: HistoryQuery,
      answer: page(AuditEntry),
    }),
  };
}

function changing<
  const Audience extends AccountAudience,
  Shown extends z.ZodType,
  Invited extends z.ZodType,
  Role extends z.ZodType,
>({
  audience,
  may,
  shown,
  invited,
  role,
  says,
}: Omit<Kind<Audience, z.ZodType, Shown, Invited, Role>, "query">) {
  const path = `/api/${audience}/users` as const;
  const access = { audience, permission: may.edit };
  const shared = { tag: "users", access, params: byUid, answer: item(shown) } as const;
  // A company on hold may still part with its users.
  const parting = { ...shared, whileOnHold: true } as const;
  return {
    invite: defineEndpoint({
      method: "POST",
      path,
      summary: says.invite,
      tag: "users",
      access,
      body: invited,
      answer: item(shown),
      status: 201,
    }),
    inviteAgain: defineEndpoint({
      ...shared,
      method: "POST",
      path: `${path}/{uid}/invitation` as const,
      summary: "Mail the invitation again; the link before stops working",
    }),
    setRole: defineEndpoint({
      ...parting,
      method: "PUT",
      path: `${path}/{uid}/role` as const,
      summary: says.setRole,
      body: Versioned.extend({ role }),
    }),
    suspend: defineEndpoint({
      ...parting,
      method: "PUT",
      path: `${path}/{uid}/suspension` as const,
      summary: says.suspend,
      body: Versioned,
    }),
    reinstate: defineEndpoint({
      ...parting,
      method: "DELETE",
      path: `${path}/{uid}/suspension` as const,
      summary: says.reinstate,
    }),
  };
}

/** The calls of whoever looks after users: the managers of both kinds of company, and the office for agencies. */
function usersOf<
  const Audience extends AccountAudience,
  Query extends z.ZodType,
  Shown extends z.ZodType,
  Invited extends z.ZodType,
  Role extends z.ZodType,
>(kind: Kind<Audience, Query, Shown, Invited, Role>) {
  return { ...reading(kind), ...changing(kind) };
}

const amongColleagues = {
  invite: "Invite a colleague: a link to set a password is mailed, good for 7 days",
  show: "One colleague, for whoever may change it",
  history: "What happened to the account of a colleague, and who did it",
  setRole: "Give a colleague another role; one active manager always remains",
  suspend: "Suspend a colleague, whose sessions end at once",
  reinstate: "Let a suspended colleague sign in again",
};

export const agentUsers = usersOf({
  audience: "agent",
  may: { list: "any", view: "agency-users.edit", edit: "agency-users.edit" },
  query: AgentUserQuery,
  shown: Colleague,
  invited: Invitation.extend({ role: AgentRole }),
  role: AgentRole,
  says: { ...amongColleagues, list: "Users of the own agency" },
});

export const supplierUsers = usersOf({
  audience: "supplier",
  may: { list: "any", view: "supplier-users.edit", edit: "supplier-users.edit" },
  query: SupplierUserQuery,
  shown: Colleague,
  invited: Invitation.extend({ role: SupplierRole }),
  role: SupplierRole,
  says: { ...amongColleagues, list: "Users of the own supplier" },
});

export const officeUsers = {
  ...usersOf({
    audience: "office",
    may: { list: "users.view", view: "users.view", edit: "users.edit" },
    query: OfficeUserQuery,
    shown: AgentUser,
    invited: Invitation.extend({ agency: Uid, role: AgentRole }),
    role: AgentRole,
    says: {
      list: "Users of all agencies",
      invite: "Invite somebody for an agency",
      show: "One user of an agency",
      history: "What happened to the account of a user, and who did it",
      setRole: "Give a user another role",
      suspend: "Suspend a user, whose sessions end at once",
      reinstate: "Let a suspended user sign in again",
    },
  }),
  agencies: defineEndpoint({
    method: "GET",
    path: "/api/office/user-agencies",
    summary: "Agencies that a user can be invited for",
    tag: "users",
    access: { audience: "office", permission: "users.edit" },
    answer: item(z.array(z.object({ uid: Uid, name: z.string() }))),
  }),
  resetPassword: defineEndpoint({
    method: "POST",
    path: "/api/office/users/{uid}/password-reset",
    summary: "Mail a link to set a new password, good for 60 minutes",
    tag: "users",
    access: { audience: "office", permission: "users.edit" },
    params: byUid,
    answer: item(AgentUser),
  }),
};

export const userEndpoints = [
  ...Object.values(agentUsers),
  ...Object.values(supplierUsers),
  ...Object.values(officeUsers),
] as const;
