import { z } from "zod";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { Locale, Uid } from "#contract/primitives.ts";

const Moment = z.iso.datetime({ offset: true });

export const UserStatus = z.enum(["invited", "active", "suspended"]);
export type UserStatus = z.infer<typeof UserStatus>;

/** Roles that managers hand out in their own company. */
export const AgentRole = z.enum(["agency-manager", "agent", "agent-viewer"]);
export const SupplierRole = z.enum(["supplier-manager", "supplier-staff"]);
export type CompanyRole = z.infer<typeof AgentRole> | z.infer<typeof SupplierRole>;

/** A colleague as everybody in the company may read it. */
export const Colleague = z.object({
  uid: Uid,
  lock_version: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  status: UserStatus,
  last_login_at: Moment.nullable(),
  /** The account of the caller. */
  own: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** An agent as the back office reads it. */
export const AgentUser = Colleague.extend({ agency: z.object({ uid: Uid, name: z.string() }) });
export type AgentUser = z.infer<typeof AgentUser>;

const sort = ["name", "email", "role", "status", "last_login_at"] as const;
const filter = { q: z.string().max(100), status: UserStatus };

export const AgentUserQuery = listQuery({ sort, filter: { ...filter, role: AgentRole } });
export const SupplierUserQuery = listQuery({ sort, filter: { ...filter, role: SupplierRole } });
export const OfficeUserQuery = listQuery({
  sort: [...sort, "agency"],
  filter: { ...filter, role: AgentRole, agency: z.string().max(100) },
});

const Invitation = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(200),
  locale: Locale.default("en"),
});
const Versioned = z.object({ lock_version: z.int() });
const byUid = z.object({ uid: Uid });

type CompanyAudience = "agent" | "supplier";
const readHistory = {
  method: "GET",
  summary: "What happened to the account of a colleague, and who did it",
  query: HistoryQuery,
  answer: page(AuditEntry),
} as const;

/** The calls that are the same for both kinds of company. `permission` is what changing asks for. */
function usersOf<const Audience extends CompanyAudience, Role extends z.ZodType>(
  audience: Audience,
  permission: PermissionName,
  role: Role,
) {
  const path = `/api/${audience}/users` as const;
  const access = { audience, permission };
  const shared = { tag: "users", access, params: byUid, answer: item(Colleague) } as const;
  return {
    invite: defineEndpoint({
      method: "POST",
      path,
      summary: "Invite a colleague: a link to set a password is mailed, good for 7 days",
      tag: "users",
      access,
      body: Invitation.extend({ role }),
      answer: item(Colleague),
      status: 201,
    }),
    show: defineEndpoint({
      ...shared,
      method: "GET",
      path: `${path}/{uid}`,
      summary: "One colleague, for whoever may change it",
    }),
    history: defineEndpoint({ ...shared, ...readHistory, path: `${path}/{uid}/history` }),
    inviteAgain: defineEndpoint({
      ...shared,
      method: "POST",
      path: `${path}/{uid}/invitation`,
      summary: "Mail the invitation again; the link before stops working",
    }),
    setRole: defineEndpoint({
      ...shared,
      method: "PUT",
      path: `${path}/{uid}/role`,
      summary: "Give a colleague another role; one active manager always remains",
      body: Versioned.extend({ role }),
      whileOnHold: true,
    }),
    suspend: defineEndpoint({
      ...shared,
      method: "PUT",
      path: `${path}/{uid}/suspension`,
      summary: "Suspend a colleague, whose sessions end at once",
      body: Versioned,
      whileOnHold: true,
    }),
    reinstate: defineEndpoint({
      ...shared,
      method: "DELETE",
      path: `${path}/{uid}/suspension`,
      summary: "Let a suspended colleague sign in again",
      whileOnHold: true,
    }),
  };
}

export const agentUsers = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/agent/users",
    summary: "Users of the own agency",
    tag: "users",
    access: { audience: "agent", permission: "any" },
    query: AgentUserQuery,
    answer: page(Colleague),
  }),
  ...usersOf("agent", "agency-users.edit", AgentRole),
};

export const supplierUsers = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/supplier/users",
    summary: "Users of the own supplier",
    tag: "users",
    access: { audience: "supplier", permission: "any" },
    query: SupplierUserQuery,
    answer: page(Colleague),
  }),
  ...usersOf("supplier", "supplier-users.edit", SupplierRole),
};

const officeEdit = { audience: "office", permission: "users.edit" } as const;
const officeShared = { tag: "users", access: officeEdit, params: byUid, answer: item(AgentUser) } as const;

export const officeUsers = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/office/users",
    summary: "Users of all agencies",
    tag: "users",
    access: { audience: "office", permission: "users.view" },
    query: OfficeUserQuery,
    answer: page(AgentUser),
  }),
  agencies: defineEndpoint({
    method: "GET",
    path: "/api/office/user-agencies",
    summary: "Agencies that a user can be invited for",
    tag: "users",
    access: officeEdit,
    answer: item(z.array(z.object({ uid: Uid, name: z.string() }))),
  }),
  invite: defineEndpoint({
    method: "POST",
    path: "/api/office/users",
    summary: "Invite somebody for an agency",
    tag: "users",
    access: officeEdit,
    body: Invitation.extend({ agency: Uid, role: AgentRole }),
    answer: item(AgentUser),
    status: 201,
  }),
  show: defineEndpoint({
    ...officeShared,
    access: { audience: "office", permission: "users.view" },
    method: "GET",
    path: "/api/office/users/{uid}",
    summary: "One user of an agency",
  }),
  history: defineEndpoint({
    ...officeShared,
    access: { audience: "office", permission: "users.view" },
    method: "GET",
    path: "/api/office/users/{uid}/history",
    summary: "What happened to the account of a user, and who did it",
    query: HistoryQuery,
    answer: page(AuditEntry),
  }),
  inviteAgain: defineEndpoint({
    ...officeShared,
    method: "POST",
    path: "/api/office/users/{uid}/invitation",
    summary: "Mail the invitation again; the link before stops working",
  }),
  resetPassword: defineEndpoint({
    ...officeShared,
    method: "POST",
    path: "/api/office/users/{uid}/password-reset",
    summary: "Mail a link to set a new password, good for 60 minutes",
  }),
  setRole: defineEndpoint({
    ...officeShared,
    method: "PUT",
    path: "/api/office/users/{uid}/role",
    summary: "Give a user another role",
    body: Versioned.extend({ role: AgentRole }),
  }),
  suspend: defineEndpoint({
    ...officeShared,
    method: "PUT",
    path: "/api/office/users/{uid}/suspension",
    summary: "Suspend a user, whose sessions end at once",
    body: Versioned,
  }),
  reinstate: defineEndpoint({
    ...officeShared,
    method: "DELETE",
    path: "/api/office/users/{uid}/suspension",
    summary: "Let a suspended user sign in again",
  }),
};

export const userEndpoints = [
  ...Object.values(agentUsers),
  ...Object.values(supplierUsers),
  ...Object.values(officeUsers),
] as const;
