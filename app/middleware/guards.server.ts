import { data, redirect, type MiddlewareFunction } from "react-router";
import { requestFactsContext, userContext } from "#app/context.ts";
import { loginPathOf } from "#app/domain/portals.ts";
import { withIntendedPath } from "#app/lib/intended-path.ts";
import type { ProblemData } from "#app/lib/problem-data.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import { can as holds } from "#contract/permission-expression.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** A route guard; `guards` lets the architecture test see what a route asks for. */
export type Guard = MiddlewareFunction<Response> & { guards: AccountAudience | PermissionName };

/**
 * Lets accounts of one audience pass; everybody else goes to that audience's sign-in and comes back to the
 * path they asked for. Belongs on a portal's layout.
 */
export function requireAudience(audience: AccountAudience): Guard {
  const guard: MiddlewareFunction<Response> = ({ request, context }, next) => {
    if (context.get(userContext)?.audience === audience) return next();
    throw redirect(withIntendedPath(loginPathOf(audience), request));
  };
  return Object.assign(guard, { guards: audience });
}

/** Lets accounts pass that hold the permission; others see the page that names it. */
export function can(permission: PermissionName): Guard {
  const guard: MiddlewareFunction<Response> = ({ context }, next) => {
    if (holds(context.get(userContext), permission)) return next();
    const { requestId } = context.get(requestFactsContext);
    throw data({ permission, requestId } satisfies ProblemData, { status: 403 });
  };
  return Object.assign(guard, { guards: permission });
}
