import { redirect, type RouterContextProvider } from "react-router";
import { apiContext, listAlongContext, sideCallContext } from "#app/context.ts";
import { keepList } from "#app/data-table/list-action.ts";
import type { ViewProblem } from "#app/data-table/view-problem.ts";
import { searchOfView } from "#app/data-table/view-search.ts";
import { formText } from "#app/lib/form-text.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { listViewService } from "#app/services/list-views.server.ts";
import type { ListOfPortal } from "#app/middleware/list-along.server.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

type Context = Readonly<RouterContextProvider>;

/** A list as it is while nobody can say what the account keeps of it. */
const asItComes: ListSettings = { columns: [], density: "normal", default_view: null, views: [] };

/** What the account keeps of the list. Opened without a query, the list goes on to the account's default view. */
export async function readListKeeping(url: URL, context: Context, kept: ListOfPortal) {
  const along = context.get(listAlongContext);
  along?.note(kept);
  const settings = along?.told(kept) ?? (await askFor(kept, context));
  const view = settings.views.find(({ uid }) => uid === settings.default_view);
  if (view && url.search === "") throw redirect(url.pathname + searchOfView(view));
  return settings;
}

function askFor({ audience, list }: ListOfPortal, context: Context): Promise<ListSettings> {
  return context.get(sideCallContext)((api) => listViewService(api, audience, list).settings(), asItComes);
}

/** Carries out what the menus of views and columns post; null when the form is none of theirs. */
export async function keepListChoice(
  form: FormData,
  url: URL,
  context: Context,
  { audience, list }: ListOfPortal,
) {
  try {
    const search = await keepList(form, url, listViewService(context.get(apiContext), audience, list));
    return search === null ? null : redirect(url.pathname + search, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const [first] = Object.values(error.errors).flat();
    const viewProblem: ViewProblem = {
      text: first ?? messageForUser(error),
      name: formText(form, "name"),
      shared: form.has("shared"),
    };
    return { viewProblem };
  }
}
