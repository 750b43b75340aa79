import { and, asc, eq } from "drizzle-orm";
import { agency } from "#api/db/schema/company.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { invalid, notFound, unauthenticated } from "#api/http/refusal.ts";
import { buyingAgencies } from "#api/modules/people/users/buying-agencies.ts";
import { reinstate, sendPasswordReset, setRole, suspend } from "#api/modules/people/users/change-user.ts";
import { inviteAgain, inviteUser, type Company } from "#api/modules/people/users/invite-user.ts";
import { findUser, listUsers } from "#api/modules/people/users/list-users.ts";
import { historyOfUser } from "#api/modules/people/users/user-history.ts";
import { textsIn } from "#api/texts/texts.ts";
import { agentUsers, officeUsers, supplierUsers } from "#contract/people/user-calls.ts";

/** Users of agencies and suppliers, as their own managers and the back office see them. */
export const userRoutes: Route[] = [
  ...sharedRoutes(agentUsers),
  route(agentUsers.invite, ({ body }, call) => inviteUser(ownCompany(call), body, call)),
  ...sharedRoutes(supplierUsers),
  route(supplierUsers.invite, ({ body }, call) => inviteUser(ownCompany(call), body, call)),
  ...sharedRoutes(officeUsers),
  route(officeUsers.agencies, (_input, call) => openAgencies(call)),
  route(officeUsers.invite, inviteForAgency),
  route(officeUsers.resetPassword, ({ params }, call) => sendPasswordReset(params.uid, call)),
];

function sharedRoutes(users: typeof agentUsers | typeof supplierUsers | typeof officeUsers): Route[] {
  return [
    route(users.list, ({ query }, call) => listUsers(query, call)),
    route(users.show, ({ params }, call) => showUser(params.uid, call)),
    route(users.history, historyOfUser),
    route(users.inviteAgain, ({ params }, call) => inviteAgain(params.uid, call)),
    route(users.setRole, changeRole),
    route(users.suspend, suspendUser),
    route(users.reinstate, reinstateUser),
  ];
}

type RoleChange = { params: { uid: string }; body: { role: string; lock_version: number } };
type Suspension = { params: { uid: string }; body: { lock_version: number } };

async function showUser(uid: string, call: Call) {
  const found = await findUser(uid, call);
  if (!found) throw notFound(textsIn(call.locale).userNotFound);
  return found.shown;
}

async function changeRole({ params, body }: RoleChange, call: Call) {
  return (await setRole(params.uid, { role: body.role, version: body.lock_version }, call)).shown;
}

async function suspendUser({ params, body }: Suspension, call: Call) {
  return (await suspend(params.uid, body.lock_version, call)).shown;
}

async function reinstateUser({ params }: Pick<Suspension, "params">, call: Call) {
  return (await reinstate(params.uid, call)).shown;
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
