import { data, redirect, type MiddlewareFunction } from "react-router";
import { requestFactsContext, userContext } from "#app/context.ts";
import { loginPathOf, portals } from "#app/domain/portals.ts";
import { pagePathOf, withIntendedPath } from "#app/lib/intended-path.ts";
import type { ProblemData } from "#app/lib/problem-data.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import { can as holds } from "#contract/permission-expression.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** A route guard; `guards` lets the architecture test see what a route asks for. */
export type Guard = MiddlewareFunction<Response> & { guards: AccountAudience | PermissionName };

/** Where a portal has its second factor set up. While one is due, nothing else opens. */
const enrolmentPath = "/profile/security/two-factor";

/**
 * Lets accounts of one audience pass; everybody else goes to that audience's sign-in and comes back to the
 * path they asked for. Belongs on a portal's layout.
 */
export function requireAudience(audience: AccountAudience): Guard {
  const guard: MiddlewareFunction<Response> = ({ request, context }, next) => {
    const user = context.get(userContext);
    if (user?.audience === audience) {
      const enrolment = `${portals[audience].home}${enrolmentPath}`;
      if (user.two_factor_due && pagePathOf(request).split("?")[0] !== enrolment) throw redirect(enrolment);
      return next();
    }
    throw redirect(withIntendedPath(loginPathOf(audience), request));
  };
  return Object.assign(guard, { guards: audience });
}

/**
 * Lets accounts pass that hold the permission; others see the page that names it. A refused page is loaded all
 * the same and thrown away, what the API refuses by itself included: without the data of the portal's layout the
 * framework would draw the refusal outside of the shell. A refused post reaches no action.
 */
export function can(permission: PermissionName): Guard {
  const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
    if (holds(context.get(userContext), permission)) return next();
    if (request.method === "GET") await (await next()).body?.cancel();
    const { requestId } = context.get(requestFactsContext);
    throw data({ permission, requestId } satisfies ProblemData, { status: 403 });
  };
  return Object.assign(guard, { guards: permission });
}
