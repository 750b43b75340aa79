import { safePath } from "#app/lib/safe-path.ts";

/** The page a visitor asked for, whether the request was for the document or for its data. */
export function pagePathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const page = pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  return query.size > 0 ? `${page}?${query}` : page;
}

/** A sign-in address that leads back to the page of this request. Posts lead to the page itself. */
export function withIntendedPath(login: string, request: Request): string {
  return `${login}?${new URLSearchParams({ to: pagePathOf(request) })}`;
}

/** Where to go after sign-in: the intended path if it is one of ours, else the fallback. */
export function intendedPath(to: string | null, fallback: string): string {
  return safePath(to, fallback);
}
