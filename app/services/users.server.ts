import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  agentUsers,
  officeUsers,
  supplierUsers,
  type AgentRole,
  type AgentUserQuery,
  type OfficeUserQuery,
  type SupplierRole,
  type SupplierUserQuery,
} from "#contract/people/users.ts";
import type { Locale } from "#contract/primitives.ts";

type Headers = Readonly<Record<string, string>>;
type Invitation<Role> = { name: string; email: string; locale: Locale; role: Role };
type Agent = z.infer<typeof AgentRole>;
type Supplier = z.infer<typeof SupplierRole>;

/** The people of an agency, as its manager sees them. */
export const agentUserService = (api: ApiClient) => ({
  list: (query: z.output<typeof AgentUserQuery>) => api.call(agentUsers.list, { query }),
  get: (uid: string) => api.call(agentUsers.show, { params: { uid } }),
  history: (uid: string, page: number) => api.call(agentUsers.history, { params: { uid }, query: { page } }),
  invite: (body: Invitation<Agent>, headers: Headers) => api.call(agentUsers.invite, { body, headers }),
  inviteAgain: (uid: string) => api.call(agentUsers.inviteAgain, { params: { uid } }),
  setRole: (uid: string, role: Agent, lock_version: number) =>
    api.call(agentUsers.setRole, { params: { uid }, body: { role, lock_version } }),
  suspend: (uid: string, lock_version: number) =>
    api.call(agentUsers.suspend, { params: { uid }, body: { lock_version } }),
  reinstate: (uid: string) => api.call(agentUsers.reinstate, { params: { uid } }),
});

/** The people of a supplier, as its manager sees them. */
export const supplierUserService = (api: ApiClient) => ({
  list: (query: z.output<typeof SupplierUserQuery>) => api.call(supplierUsers.list, { query }),
  get: (uid: string) => api.call(supplierUsers.show, { params: { uid } }),
  history: (uid: string, page: number) =>
    api.call(supplierUsers.history, { params: { uid }, query: { page } }),
  invite: (body: Invitation<Supplier>, headers: Headers) => api.call(supplierUsers.invite, { body, headers }),
  inviteAgain: (uid: string) => api.call(supplierUsers.inviteAgain, { params: { uid } }),
  setRole: (uid: string, role: Supplier, lock_version: number) =>
    api.call(supplierUsers.setRole, { params: { uid }, body: { role, lock_version } }),
  suspend: (uid: string, lock_version: number) =>
    api.call(supplierUsers.suspend, { params: { uid }, body: { lock_version } }),
  reinstate: (uid: string) => api.call(supplierUsers.reinstate, { params: { uid } }),
});

/** Users of all agencies, as the back office sees them. */
export const officeUserService = (api: ApiClient) => ({
  list: (query: z.output<typeof OfficeUserQuery>) => api.call(officeUsers.list, { query }),
  agencies: () => api.call(officeUsers.agencies),
  get: (uid: string) => api.call(officeUsers.show, { params: { uid } }),
  history: (uid: string, page: number) => api.call(officeUsers.history, { params: { uid }, query: { page } }),
  invite: (body: Invitation<Agent> & { agency: string }, headers: Headers) =>
    api.call(officeUsers.invite, { body, headers }),
  inviteAgain: (uid: string) => api.call(officeUsers.inviteAgain, { params: { uid } }),
  resetPassword: (uid: string) => api.call(officeUsers.resetPassword, { params: { uid } }),
  setRole: (uid: string, role: Agent, lock_version: number) =>
    api.call(officeUsers.setRole, { params: { uid }, body: { role, lock_version } }),
  suspend: (uid: string, lock_version: number) =>
    api.call(officeUsers.suspend, { params: { uid }, body: { lock_version } }),
  reinstate: (uid: string) => api.call(officeUsers.reinstate, { params: { uid } }),
});
