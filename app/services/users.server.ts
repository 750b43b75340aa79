import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { agentUsers, officeSupplierUsers, officeUsers, supplierUsers } from "#contract/people/user-calls.ts";
import type {
  AgentRole,
  AgentUserQuery,
  OfficeSupplierUserQuery,
  OfficeUserQuery,
  SupplierRole,
  SupplierUserQuery,
} from "#contract/people/users.ts";
import type { Locale } from "#contract/primitives.ts";

type Headers = Readonly<Record<string, string>>;
type Invitation<Role> = { name: string; email: string; locale: Locale; role: Role };
type Agent = z.infer<typeof AgentRole>;
type Supplier = z.infer<typeof SupplierRole>;
type Users = typeof agentUsers | typeof supplierUsers | typeof officeUsers | typeof officeSupplierUsers;

/** What whoever looks after users does with one of them, in every portal. */
function userService<Of extends Users>(api: ApiClient, users: Of) {
  return {
    get: (uid: string) => api.call(users.show, { params: { uid } }),
    history: (uid: string, page: number) => api.call(users.history, { params: { uid }, query: { page } }),
    inviteAgain: (uid: string) => api.call(users.inviteAgain, { params: { uid } }),
    suspend: (uid: string, lock_version: number) =>
      api.call(users.suspend, { params: { uid }, body: { lock_version } }),
    reinstate: (uid: string) => api.call(users.reinstate, { params: { uid } }),
  };
}

/** The people of an agency, as its manager sees them. */
export const agentUserService = (api: ApiClient) => ({
  ...userService(api, agentUsers),
  list: (query: z.output<typeof AgentUserQuery>) => api.call(agentUsers.list, { query }),
  invite: (body: Invitation<Agent>, headers: Headers) => api.call(agentUsers.invite, { body, headers }),
  setRole: (uid: string, role: Agent, lock_version: number) =>
    api.call(agentUsers.setRole, { params: { uid }, body: { role, lock_version } }),
});

/** The people of a supplier, as its manager sees them. */
export const supplierUserService = (api: ApiClient) => ({
  ...userService(api, supplierUsers),
  list: (query: z.output<typeof SupplierUserQuery>) => api.call(supplierUsers.list, { query }),
  invite: (body: Invitation<Supplier>, headers: Headers) => api.call(supplierUsers.invite, { body, headers }),
  setRole: (uid: string, role: Supplier, lock_version: number) =>
    api.call(supplierUsers.setRole, { params: { uid }, body: { role, lock_version } }),
});

/** Users of all agencies, as the back office sees them. */
export const officeUserService = (api: ApiClient) => ({
  ...userService(api, officeUsers),
  list: (query: z.output<typeof OfficeUserQuery>) => api.call(officeUsers.list, { query }),
  agencies: () => api.call(officeUsers.agencies),
  invite: (body: Invitation<Agent> & { agency: string }, headers: Headers) =>
    api.call(officeUsers.invite, { body, headers }),
  resetPassword: (uid: string) => api.call(officeUsers.resetPassword, { params: { uid } }),
  setRole: (uid: string, role: Agent, lock_version: number) =>
    api.call(officeUsers.setRole, { params: { uid }, body: { role, lock_version } }),
});

/** The people of suppliers, as the back office lets them in. */
export const officeSupplierUserService = (api: ApiClient) => ({
  ...userService(api, officeSupplierUsers),
  // The page checks of which supplier it is.
  get: (uid: string) => api.call(officeSupplierUsers.show, { params: { uid } }),
  list: (query: z.output<typeof OfficeSupplierUserQuery>) => api.call(officeSupplierUsers.list, { query }),
  invite: (body: Invitation<Supplier> & { supplier: string }, headers: Headers) =>
    api.call(officeSupplierUsers.invite, { body, headers }),
  resetPassword: (uid: string) => api.call(officeSupplierUsers.resetPassword, { params: { uid } }),
  setRole: (uid: string, role: Supplier, lock_version: number) =>
    api.call(officeSupplierUsers.setRole, { params: { uid }, body: { role, lock_version } }),
});
