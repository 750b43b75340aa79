import pg from "pg";
import { databaseNameOf, databaseRolesOf, userNameOf, type DatabaseRoles } from "./roles.ts";

/** Who owns the tables of a database, who serves from it, and what the database is called. */
export type DatabaseUsers = { owner: string; user: string; databaseName: string; roles: DatabaseRoles };

/** Who owns and who serves, as the two addresses of one database say. */
export function databaseUsers(url: string, ownerUrl: string): DatabaseUsers {
  const databaseName = databaseNameOf(ownerUrl);
  const roles = databaseRolesOf(databaseName);
  return { owner: userNameOf(ownerUrl), user: userNameOf(url), databaseName, roles };
}

/**
 * What an administrator of the server runs once, before the first `npm run migrate`: neither of the two users may make
 * roles or databases, so nobody who has their passwords can become more than they are.
 */
export function administratorStatements(users: DatabaseUsers): string {
  const [owner, user, name] = [users.owner, users.user, users.databaseName].map((name) =>
    pg.escapeIdentifier(name),
  );
  return [
    `create role ${owner} login password '…';`,
    `create role ${user} login password '…';`,
    `create database ${name} owner ${owner};`,
    roleStatementsFor(users, Object.values(users.roles)),
  ].join("\n");
}

/** Those of the statements that make the roles which are missing, and who is to be a member. */
export function roleStatementsFor({ owner, user, roles }: DatabaseUsers, missing: readonly string[]): string {
  return [
    ...missing.map((role) => `create role ${role};`),
    `grant ${Object.values(roles).join(", ")} to ${pg.escapeIdentifier(user)};`,
    `grant ${roles.system} to ${pg.escapeIdentifier(owner)};`,
  ].join("\n");
}
