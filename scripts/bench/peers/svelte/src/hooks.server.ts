import { currentUser } from "#scripts/bench/peers/shared/api.ts";

/** Pages of the office know who is signed in; the public ones do not ask. */
export async function handle({ event, resolve }) {
  if (event.url.pathname.startsWith("/admin")) event.locals.user = await currentUser();
  return resolve(event);
}
