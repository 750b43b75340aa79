import { Tags } from "lucide";
import { expect, test } from "vitest";
import { RecordList } from "#app/records/record-list.tsx";
import type { ListSettings } from "#contract/system/saved-views.ts";
import { attribute, render, tags, textOf } from "#tests/support/render.tsx";

type Guide = { uid: string; name: string; town: string; phone: string };
const guide: Guide = { uid: "A", name: "Aroha", town: "Rotorua", phone: "07" };
const meta = { current_page: 1, from: 1, to: 1, last_page: 1, per_page: 25, total: 1 };

const removing = [{ name: "delete", label: "Delete", title: "Delete guides" }];

function guides(settings: Partial<ListSettings>, { mayChange = true } = {}) {
  const kept: ListSettings = { columns: [], density: "normal", default_view: null, views: [], ...settings };
  return (
    <RecordList
      found={{
        title: "Guides",
        sort: "name",
        unreadable: undefined,
        page: { data: [guide], meta: { ...meta, has_next: false, has_prev: false } },
        settings: kept,
      }}
      answer={undefined}
      columns={[
        { id: "name", header: "Name", cell: ({ name }) => name },
        { id: "town", header: "Town", cell: ({ town }) => town },
        { id: "phone", header: "Phone", cell: ({ phone }) => phone },
      ]}
      filters={[]}
      verbs={mayChange ? removing : []}
      icon={Tags}
      words={{ add: "Add guide", empty: "No guides", emptyText: "Add the first." }}
      paths={{ add: mayChange ? "/guides/add" : undefined, exported: "/guides/export.csv" }}
    />
  );
}

const headings = (html: string) =>
  [...html.matchAll(/<th role="columnheader".*?<\/th>/g)].map(([th]) => textOf(th));

test("a plain list is shown with the columns and the density that its reader keeps", async () => {
  const usual = await render(guides({}), { at: "/guides" });
  expect(headings(usual).slice(1)).toEqual(["Name", "Town", "Phone"]);
  const arranged = await render(guides({ columns: ["phone"], density: "roomy" }), { at: "/guides" });
  expect(headings(arranged).slice(1)).toEqual(["Name", "Phone"]);
  expect(arranged).toContain('data-density="roomy"');
});

test("the views of a plain list can be opened, and what is shown can be kept as another", async () => {
  const view = { uid: "V", name: "Rotorua", search: "filter%5Btown%5D=Rotorua", columns: [], shared: true };
  const views = [{ ...view, mine: true, owner_name: "Mia", lock_version: 1 }];
  const html = await render(guides({ views }), { at: "/guides" });
  const links = tags(html, "a").map((link) => attribute(link, "href"));
  expect(links).toContain("/guides?view=V&filter%5Btown%5D=Rotorua");
  expect(tags(html, "input").map((input) => attribute(input, "value"))).toContain("save");
});

test("a reader who may only look adds none and chooses none", async () => {
  const seen = await render(guides({}, { mayChange: false }), { at: "/guides" });
  expect(headings(seen)).toEqual(["Name", "Town", "Phone"]);
  expect(seen).not.toContain("/guides/add");
  expect(await render(guides({}), { at: "/guides" })).toContain("/guides/add");
});
