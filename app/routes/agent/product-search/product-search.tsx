import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, href, useLocation, useNavigation } from "react-router";
import type { Route } from "./+types/product-search.ts";
import { apiContext } from "#app/context.ts";
import { checkSearch, editRooms, readTypedSearch, withPlaceCode } from "#app/domain/product-search.ts";
import { SearchPanel } from "#app/features/product-search/search-panel.tsx";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FoundProducts, NoSearch } from "#app/routes/agent/product-search/found-products.tsx";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { agentProductService } from "#app/services/product-search.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const title = getI18n(context).t("navigation:productSearch");
  const edit = url.searchParams.get("edit");
  const read = readTypedSearch(url.searchParams);
  const places = placeChoices(context, "agent");
  const typed =
    edit === null ? await withPlaceCode(read, places) : { ...read, rooms: editRooms(read.rooms, edit) };
  if (edit !== null || url.searchParams.size === 0) {
    return { title, typed, places: await places, edited: edit !== null, problems: {}, found: null };
  }
  const checked = checkSearch(typed);
  if (checked.problems) {
    const { problems } = checked;
    return data(
      { title, typed, places: await places, edited: false, problems, found: null },
      { status: 422 },
    );
  }
  const { wish } = checked;
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1));
  const [options, products] = await Promise.all([places, agentProductService(api).search(wish, page)]);
  return {
    title,
    typed,
    places: options,
    edited: false,
    problems: {},
    found: { wish, products: withinPages(url, products) },
  };
}

export default function TestProductSearch({ loaderData }: Route.ComponentProps) {
  const { title, typed, places, edited, problems, found } = loaderData;
  const { t } = useTranslation("productSearch");
  const pending = useSearchPending();
  return (
    <div className="space-y-6">
      <header>
        <h1 className="text-lg">{title}</h1>
        <p className="mt-1 max-w-[70ch] text-pretty text-muted-foreground">{t("intro")}</p>
      </header>
      <SearchPanel
        typed={typed}
        problems={problems}
        places={places}
        placeSource={href("/options/places")}
        pending={pending}
      />
      <div aria-busy={pending} className="transition-opacity duration-150 aria-busy:opacity-50">
        {found ? (
          <FoundProducts {...found} places={places} />
        ) : (
          <NoSearch edited={edited} refused={Object.keys(problems).length > 0} />
        )}
      </div>
    </div>
  );
}

/** True while this page waits for another answer of its own. */
function useSearchPending(): boolean {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  return state === "loading" && next.pathname === pathname;
}
