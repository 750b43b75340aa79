import { data, Link, redirect } from "react-router";
import type { Route } from "./+types/kit.ts";
import { LanguageForm, ThemeForm } from "#app/components/shell/preference-forms.tsx";
import { localeContext, requestFactsContext, themeContext, userContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { takeUploads } from "#app/forms/take-uploads.server.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { KitFields } from "#app/routes/dev/kit-fields.tsx";
import { kitFormats, kitRefused, kitRules } from "#app/routes/dev/kit-form-rules.ts";
import { KitForm } from "#app/routes/dev/kit-form.server.ts";
import { KitPieces } from "#app/routes/dev/kit-pieces.tsx";
import { KitParts } from "#app/routes/dev/kit-parts.tsx";
import { KitSelects } from "#app/routes/dev/kit-selects.tsx";
import { kitStates, kitWords, type KitState } from "#app/routes/dev/kit-words.ts";

/**
 * There for builders only. Where it is not, it is loaded all the same and thrown away: the page of an unknown path
 * takes its title and its look from what the root has loaded.
 */
const devOnly: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (context.get(requestFactsContext).devKit) return next();
  if (request.method === "GET") await (await next()).body?.cancel();
  throw data(null, { status: 404 });
};

export const middleware: Route.MiddlewareFunction[] = [devOnly];

export const handle = { editor: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () => [{ title: "Kit" }, { name: "robots", content: "noindex" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const state = stateOf(url);
  return {
    state,
    saved: url.searchParams.has("saved"),
    preferences: { locale: context.get(localeContext), theme: context.get(themeContext) },
    searches: context.get(userContext)?.audience === "office",
    refused: state === "refused" ? await refusedSample() : null,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const { formData, refused } = await takeUploads(request, ["picture"], () =>
    // Nothing is kept here; what was sent is told apart from what was not.
    Promise.resolve({ uid: "0".repeat(26) }),
  );
  // A button of the pieces below the form, or the form of selects, which do nothing.
  if (formData.has("intent")) return redirect("/dev/kit?saved", 303);
  const options = {
    schema: KitForm,
    rules: kitRules,
    formats: kitFormats,
    secrets: ["password"],
    refused,
  };
  return formAction(formData, options, async () => redirect("/dev/kit?saved", 303));
}

function stateOf(url: URL): KitState {
  return kitStates.find((state) => state === url.searchParams.get("state")) ?? "empty";
}

/** What the action answers to a form in which everything is wrong. */
async function refusedSample() {
  const formData = new FormData();
  for (const [name, value] of Object.entries(kitRefused)) {
    if (typeof value === "string") formData.set(name, value);
  }
  formData.set("title.de", kitRefused.title.de);
  formData.set("rooms[0].guests", kitRefused.rooms[0]?.guests ?? "");
  const answer = await formAction(
    formData,
    { schema: KitForm, rules: kitRules, formats: kitFormats, secrets: ["password"] },
    async () => redirect("/dev/kit"),
  );
  return answer instanceof Response ? null : answer.data;
}

export default function Kit({ loaderData, actionData }: Route.ComponentProps) {
  const { state, saved, preferences, searches, refused } = loaderData;
  const words = kitWords[preferences.locale];
  return (
    <main id="main" className="mx-auto max-w-6xl space-y-10 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl">{words.title}</h1>
          <p className="text-muted-foreground">{words.intro}</p>
        </div>
        <div className="space-y-1">
          <LanguageForm locale={preferences.locale} inline />
          <ThemeForm theme={preferences.theme} />
        </div>
      </header>
      <section className="space-y-5">
        <h2 className="text-lg">{words.form}</h2>
        <nav aria-label={words.states}>
          <ul className="flex flex-wrap gap-2">
            {kitStates.map((each) => (
              <li key={each}>
                <Link
                  to={`/dev/kit?state=${each}`}
                  aria-current={each === state ? "page" : undefined}
                  className="inline-flex h-9 items-center rounded-md border border-border px-3 hover:bg-accent aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text"
                >
                  {words[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {saved ? <p role="status">{words.saved}</p> : null}
        <KitFields
          key={state}
          state={state}
          words={words}
          lastResult={actionData ?? refused}
          searches={searches}
        />
      </section>
      <KitSelects words={words} />
      <KitPieces words={words} locale={preferences.locale} />
      <KitParts words={words} />
    </main>
  );
}
