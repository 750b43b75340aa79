import { redirect, type RouterContextProvider } from "react-router";
import { isReference, wordsOf, type Found } from "#app/domain/found.ts";
import { getI18n } from "#app/middleware/locale.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the words of an address lead to in a portal. A reference that was sent, not only typed, opens its file. */
export async function answerSearch(
  url: URL,
  context: Context,
  find: (q: string, context: Context) => Promise<Found>,
) {
  const q = wordsOf(url.searchParams.get("q"));
  const found = q === "" ? { q, groups: [] } : await find(q, context);
  const exact = isReference(q)
    ? found.groups.flatMap(({ hits }) => hits).find(({ reference }) => reference === q)
    : undefined;
  if (exact && url.searchParams.has("open")) throw redirect(exact.to);
  return { title: getI18n(context).t("search:title"), found };
}
