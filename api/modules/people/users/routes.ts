import { and, asc, eq, ne } from "drizzle-orm";
import { agency, supplier } from "#api/db/schema/company.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { invalid, notFound, unauthenticated } from "#api/http/refusal.ts";
import { buyingAgencies } from "#api/modules/people/users/buying-agencies.ts";
import {
  reinstate,
  sendPasswordReset,
  setRole,
  suspend,
  type Who,
} from "#api/modules/people/users/change-user.ts";
import { inviteAgain, inviteUser, type Company } from "#api/modules/people/users/invite-user.ts";
import { findUser, listUsers, type UserKind } from "#api/modules/people/users/list-users.ts";
import { historyOfUser } from "#api/modules/people/users/user-history.ts";
import { textsIn } from "#api/texts/texts.ts";
import { agentUsers, officeSupplierUsers, officeUsers, supplierUsers } from "#contract/people/user-calls.ts";

/** Users of agencies and suppliers, as their own managers and the back office see them. */
export const userRoutes: Route[] = [
  ...sharedRoutes(agentUsers),
  route(agentUsers.invite, ({ body }, call) => inviteUser(ownCompany(call), body, call)),
  ...sharedRoutes(supplierUsers),
  route(supplierUsers.invite, ({ body }, call) => inviteUser(ownCompany(call), body, call)),
  ...sharedRoutes(officeUsers),
  route(officeUsers.agencies, (_input, call) => openAgencies(call)),
  route(officeUsers.invite, inviteForAgency),
  route(officeUsers.resetPassword, ({ params }, call) => sendPasswordReset(params, call)),
  ...sharedRoutes(officeSupplierUsers, "supplier"),
  route(officeSupplierUsers.invite, inviteForSupplier),
  route(officeSupplierUsers.resetPassword, ({ params: { uid } }, call) =>
    sendPasswordReset({ uid, kind: "supplier" }, call),
  ),
];

type Shared = typeof agentUsers | typeof supplierUsers | typeof officeUsers | typeof officeSupplierUsers;

/** `kind` says whose users the office means, where they are not those of agencies. */
function sharedRoutes(users: Shared, kind?: UserKind): Route[] {
  const who = ({ uid }: { uid: string }) => ({ uid, kind });
  return [
    route(users.list, ({ query }, call) => listUsers(query, call, kind)),
    route(users.show, ({ params }, call) => showUser(who(params), call)),
    route(users.history, (wish, call) => historyOfUser(wish, call, kind)),
    route(users.inviteAgain, ({ params }, call) => inviteAgain(who(params), call)),
    route(users.setRole, async ({ params, body }: RoleChange, call) => {
      const wanted = { role: body.role, version: body.lock_version };
      return (await setRole(who(params), wanted, call)).shown;
    }),
    route(users.suspend, async ({ params, body }: Suspension, call) => {
      return (await suspend(who(params), body.lock_version, call)).shown;
    }),
    route(users.reinstate, async ({ params }, call) => (await reinstate(who(params), call)).shown),
  ];
}

type RoleChange = { params: { uid: string }; body: { role: string; lock_version: number } };
type Suspension = { params: { uid: string }; body: { lock_version: number } };

async function showUser({ uid, kind }: Who, call: Call) {
  const found = await findUser(uid, call, kind);
  if (!found) throw notFound(textsIn(call.locale).userNotFound);
  return found.shown;
}

function ownCompany(call: Call): Company {
  const { scope } = call;
  if (scope.audience === "agent") return { audience: "agent", id: scope.agencyId };
  if (scope.audience === "supplier") return { audience: "supplier", id: scope.supplierId };
  throw unauthenticated("signed-in");
}

function openAgencies(call: Call) {
  return call.database.inScope(call.scope, (tx) =>
    tx
      .select({ uid: agency.uid, name: agency.name })
      .from(agency)
      .where(buyingAgencies(call))
      .orderBy(asc(agency.name)),
  );
}

async function inviteForAgency({ body }: InputOf<typeof officeUsers.invite>, call: Call) {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ id: agency.id })
      .from(agency)
      .where(and(eq(agency.uid, body.agency), buyingAgencies(call))),
  );
  if (!found) throw invalid({ agency: [textsIn(call.locale).agencyUnknown] });
  return inviteUser({ audience: "agent", id: found.id }, body, call);
}

async function inviteForSupplier({ body }: InputOf<typeof officeSupplierUsers.invite>, call: Call) {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ id: supplier.id })
      .from(supplier)
      .where(and(eq(supplier.uid, body.supplier), ne(supplier.status, "closed"))),
  );
  if (!found) throw invalid({ supplier: [textsIn(call.locale).recordNotFound] });
  return inviteUser({ audience: "supplier", id: found.id }, body, call);
}
