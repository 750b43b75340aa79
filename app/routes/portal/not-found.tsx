import { data } from "react-router";
import type { RouteHandle } from "#app/lib/route-handle.ts";

export const handle = { crumb: "shell:woops.title" } satisfies RouteHandle;

function missing(): never {
  throw data(null, { status: 404 });
}

/** Unknown addresses of the portal, whether they are opened or posted to. */
export const loader = missing;
export const action = missing;

export default function NotFound() {
  return null;
}
