import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { byUid, Invitation, usersOf } from "#contract/people/users-of.ts";
import { Uid } from "#contract/primitives.ts";
import {
  AgentRole,
  AgentUser,
  AgentUserQuery,
  Colleague,
  OfficeSupplierUserQuery,
  OfficeUserQuery,
  SupplierRole,
  SupplierUser,
  SupplierUserQuery,
} from "./users.ts";

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
  name: "users",
  may: { list: "any", view: "agency-users.edit", edit: "agency-users.edit" },
  query: AgentUserQuery,
  shown: Colleague,
  invited: Invitation.extend({ role: AgentRole }),
  role: AgentRole,
  says: { ...amongColleagues, list: "Users of the own agency" },
});

export const supplierUsers = usersOf({
  audience: "supplier",
  name: "users",
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
    name: "users",
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

/** The people of suppliers, as the office lets them in. */
export const officeSupplierUsers = {
  ...usersOf({
    audience: "office",
    name: "supplier-users",
    may: { list: "suppliers.view", view: "suppliers.view", edit: "suppliers.edit" },
    query: OfficeSupplierUserQuery,
    shown: SupplierUser,
    invited: Invitation.extend({ supplier: Uid, role: SupplierRole }),
    role: SupplierRole,
    says: {
      list: "Users of suppliers",
      invite: "Invite somebody for a supplier",
      show: "One user of a supplier",
      history: "What happened to the account of somebody at a supplier, and who did it",
      setRole: "Give somebody at a supplier another role",
      suspend: "Suspend somebody at a supplier, whose sessions end at once",
      reinstate: "Let somebody at a supplier sign in again",
    },
  }),
  resetPassword: defineEndpoint({
    method: "POST",
    path: "/api/office/supplier-users/{uid}/password-reset",
    summary: "Mail somebody at a supplier a link to set a new password, good for 60 minutes",
    tag: "users",
    access: { audience: "office", permission: "suppliers.edit" },
    params: byUid,
    answer: item(SupplierUser),
  }),
};

export const userEndpoints = [
  ...Object.values(agentUsers),
  ...Object.values(supplierUsers),
  ...Object.values(officeUsers),
  ...Object.values(officeSupplierUsers),
] as const;
