import { z } from "zod";
import { listQuery } from "#contract/list-query.ts";
import { Uid } from "#contract/primitives.ts";

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

/** Somebody at a supplier as the back office reads it. */
export const SupplierUser = Colleague.extend({ supplier: z.object({ uid: Uid, name: z.string() }) });

const sort = ["name", "email", "role", "status", "last_login_at"] as const;
const filter = { q: z.string().max(100), status: UserStatus };

export const AgentUserQuery = listQuery({ sort, filter: { ...filter, role: AgentRole } });
export const SupplierUserQuery = listQuery({ sort, filter: { ...filter, role: SupplierRole } });
export const OfficeUserQuery = listQuery({
  sort: [...sort, "agency"],
  filter: { ...filter, role: AgentRole, agency: z.string().max(100) },
});
export const OfficeSupplierUserQuery = listQuery({
  sort,
  filter: { ...filter, role: SupplierRole, supplier: Uid },
});
