import type { PageFacts, ResourcePages } from "#tests/support/e2e/page-facts.ts";

type Titles = { list: string; add: string; record: { uid: string; title: string } };

/** The pages of a plain resource as `crudRoutes` lays them, with the titles that `persona` reads there. */
export function plainPages(
  path: string,
  persona: NonNullable<PageFacts["persona"]>,
  { list, add, record }: Titles,
): ResourcePages {
  const page = (rest: string, title: string) => ({
    persona,
    route: path + rest,
    path: path + rest.replace(":uid", record.uid),
    title,
  });
  return {
    pages: () => [
      page("", list),
      page("/add", add),
      page("/:uid", record.title),
      page("/:uid/history", record.title),
    ],
    withoutPage: [`${path}/export.csv`],
    record: record.uid,
  };
}
