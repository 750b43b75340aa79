import { demoPassword } from "#api/demo/personas/users.ts";
import { formsIn } from "#tests/support/e2e/forms-in.ts";
import { pageRoutes, type PageRoute } from "#tests/support/e2e/page-routes.ts";
import { rawRequest, signInByForm } from "#tests/support/e2e/raw-request.ts";
import { formType } from "#tests/support/e2e/request-variants.ts";
import { startWalledWorld } from "#tests/support/e2e/walled-world.ts";

const entrances = { office: "/admin/login", agent: "/?index", supplier: "/supplier/login" } as const;
const visitors = { office: "manager", agent: "anke.silberfarn", supplier: "desk.steamvale" } as const;
/** These end the session or change the password with which the rest of the test goes on. */
const apart = /^\/(?:sign-out|reset-password\/)/;

/** A test that goes to every page may take a second for each. */
export const everyPage = { timeout: pageRoutes().length * 1_000 };

export const addressOf = (path: string) => (path === "/" ? "/?index" : path);

/** A world in which somebody of each portal is signed in, and posts to every page that takes a form. */
export async function startPosting() {
  const world = await startWalledWorld();
  const { origin } = world;
  const actions = pageRoutes().filter(({ hasAction, path }) => hasAction && !apart.test(path));
  const cookies = new Map<string, string>();
  for (const [portal, login] of Object.entries(visitors)) {
    const entrance = entrances[portal as keyof typeof entrances];
    cookies.set(portal, await signInByForm(origin, entrance, login, demoPassword));
  }
  /** The session of the portal that a route belongs to, or of any where it belongs to none. */
  const cookieOf = ({ portal }: PageRoute) => cookies.get(portal ?? "agent") ?? "";
  const post = (route: PageRoute, fields: Iterable<[string, string]>, path = addressOf(route.path)) => {
    const headers = { ...formType, Origin: origin, Cookie: cookieOf(route) };
    const body = new URLSearchParams([...fields]).toString();
    return rawRequest(origin, path, { method: "POST", headers, body });
  };
  /** The forms of the page of a route. */
  const formsOf = async (route: PageRoute) =>
    formsIn((await rawRequest(origin, route.path, { headers: { Cookie: cookieOf(route) } })).text);
  /** Requests that were answered as our failure and have no line in the log that says why. */
  const untold = () => {
    const lines = world.log().split("\n");
    const events = lines
      .filter((line) => line.startsWith("{"))
      .map((line): Record<string, unknown> => JSON.parse(line));
    const told = new Set(
      events.filter(({ event }) => /failed|refused/.test(String(event))).map(({ request_id: id }) => id),
    );
    const failed = events.filter(({ event, status }) => event === "request" && Number(status) >= 500);
    return failed.filter(({ request_id: id }) => !told.has(id));
  };
  return { world, actions, cookieOf, post, formsOf, untold };
}

export type Posting = Awaited<ReturnType<typeof startPosting>>;
