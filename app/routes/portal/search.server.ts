import { redirect, type RouterContextProvider } from "react-router";
import { isReference, wordsOf, type Found } from "#app/domain/found.ts";
import { getI18n } from "#app/middleware/locale.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * What the words of an address lead to in a portal. A reference that was sent, not only typed, opens its file, and with
 * words behind it that name one of its pages or deeds, that one.
 */
export async function answerSearch(
  url: URL,
  context: Context,
  find: (q: string, context: Context) => Promise<Found>,
) {
  const q = wordsOf(url.searchParams.get("q"));
  const found = q === "" ? { q, groups: [] } : await find(q, context);
  const [way, ...others] = isReference(q)
    ? []
    : (found.groups.find(({ kind }) => kind === "ways")?.hits ?? []);
  const exact = isReference(q)
    ? found.groups.flatMap(({ hits }) => hits).find(({ reference }) => reference === q)
    : others.length === 0 && way;
  if (exact && url.searchParams.has("open")) throw redirect(exact.to);
  return { title: getI18n(context).t("search:title"), found };
}
