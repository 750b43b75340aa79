import { z } from "zod";
import { defineEndpoint, item, page, type AccountAudience } from "#contract/endpoint.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { Locale, Uid } from "#contract/primitives.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

export const Invitation = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(200),
  locale: Locale.default("en"),
});
const Versioned = z.object({ lock_version: z.int() });
export const byUid = z.object({ uid: Uid });

type Words = Record<"list" | "invite" | "show" | "history" | "setRole" | "suspend" | "reinstate", string>;
type Kind<
  Audience extends AccountAudience,
  Name extends string,
  Query extends z.ZodType,
  Shown extends z.ZodType,
  Invited extends z.ZodType,
  Role extends z.ZodType,
> = {
  audience: Audience;
  /** Of the list in addresses. */
  name: Name;
  /** What each deed asks for. */
  may: { list: PermissionName | "any"; view: PermissionName; edit: PermissionName };
  query: Query;
  shown: Shown;
  invited: Invited;
  role: Role;
  says: Words;
};

function reading<
  const Audience extends AccountAudience,
  const Name extends string,
  Query extends z.ZodType,
  Shown extends z.ZodType,
>({
  audience,
  name,
  may,
  query,
  shown,
  says,
}: Pick<
  Kind<Audience, Name, Query, Shown, z.ZodType, z.ZodType>,
  "audience" | "name" | "may" | "query" | "shown" | "says"
>) {
  const path = `/api/${audience}/${name}` as const;
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
  const Name extends string,
  Shown extends z.ZodType,
  Invited extends z.ZodType,
  Role extends z.ZodType,
>({
  audience,
  name,
  may,
  shown,
  invited,
  role,
  says,
}: Omit<Kind<Audience, Name, z.ZodType, Shown, Invited, Role>, "query">) {
  const path = `/api/${audience}/${name}` as const;
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

/** The calls of whoever looks after users: the managers of both kinds of company, and the office for both. */
export function usersOf<
  const Audience extends AccountAudience,
  const Name extends string,
  Query extends z.ZodType,
  Shown extends z.ZodType,
  Invited extends z.ZodType,
  Role extends z.ZodType,
>(kind: Kind<Audience, Name, Query, Shown, Invited, Role>) {
  return { ...reading(kind), ...changing(kind) };
}
