import { z } from "zod";

/** Role and permission names of the signed-in account. */
export const RolesAndPermissions = z.object({ roles: z.array(z.string()), permissions: z.array(z.string()) });
export type RolesAndPermissions = z.infer<typeof RolesAndPermissions>;

/** What `GET /get-laravel-permission-to-vuejs` answers: the lists, or the number 0 for a guest. */
export const LoadedRolesAndPermissions = z.union([z.literal(0), RolesAndPermissions]);
export type LoadedRolesAndPermissions = z.infer<typeof LoadedRolesAndPermissions>;

/** A visitor without an account: no role, no permission. */
export const nobody: RolesAndPermissions = { roles: [], permissions: [] };

/** The lists out of a parsed answer. A guest's `0`, and anything else that is no pair of lists, is `nobody`. */
export function readRolesAndPermissions(loaded: unknown): RolesAndPermissions {
  const result = RolesAndPermissions.safeParse(loaded);
  return result.success ? result.data : nobody;
}
